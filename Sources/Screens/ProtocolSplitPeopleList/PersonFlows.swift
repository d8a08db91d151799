import Domain
import Interaction
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The user's actions on people: add, edit, delete, and retry or discard a rejected change.
///
/// The screen holds this object, which holds the screen weakly. Confirmed actions continue after
/// the screen has closed.
@MainActor
struct PersonFlows {
  weak var screen: UIViewController?
  let work: ScreenWork
  let dataProvider: any PeopleListDataProvider
  let communicator: any APICommunicator
  let sync: (any PeopleSync)?
  let context: PresentationContext
  let notifications: NotificationCenter

  /// Opens the form, or offers a choice between the form and the address book.
  func add(from book: (any AddressBook)?) {
    guard let book else { return presentForm(editing: nil) }
    screen?.choose(
      "Add a Person",
      among: [
        UIAlertAction(title: "New Person", style: .default) { _ in presentForm(editing: nil) },
        UIAlertAction(title: "From the Address Book", style: .default) { _ in
          presentPicker(of: book)
        },
      ])
  }

  /// Opens the form for a row, or offers actions for a rejected change.
  func open(_ row: PersonRow) {
    guard case .refused(let reason) = row.mark, let sync else {
      return presentForm(editing: row.person)
    }
    screen?.choose(
      "\(fullName(row.person)) Was Refused", because: reason,
      among: [
        UIAlertAction(title: "Edit", style: .default) { _ in presentForm(editing: row.person) },
        UIAlertAction(title: "Try Again", style: .default) { [work] _ in
          work.start(orShow: "The Change Was Not Retried") { try await sync.retry(row.id) }
        },
        UIAlertAction(title: "Discard", style: .destructive) { [work] _ in
          work.start(orShow: "The Change Was Not Discarded") { try await sync.discard(row.id) }
        },
      ])
  }

  /// Deletes the person after a confirmation.
  func delete(_ person: Person) {
    screen?.confirm("Delete \(fullName(person))?", "Delete") { [work, dataProvider] in
      work.start(orShow: "The Person Was Not Deleted") {
        try await dataProvider.deletePerson(person.id)
      }
    }
  }

  private func fullName(_ person: Person) -> String {
    PersonRowPresenter(person, in: context).fullName
  }

  /// Opens the form. A new person's identifier is created before the form opens, so a second
  /// attempt to save adds no second person.
  private func presentForm(editing person: Person?) {
    let id = person?.id ?? Person.ID()
    present(
      PersonFormViewController(
        title: person == nil ? "New Person" : "Edit Person", info: person?.info,
        today: CalendarDate.today(context.now(), in: context.calendar),
        notifications: notifications
      ) { info in try await save([Person(id: id, info)]) })
  }

  private func presentPicker(of book: any AddressBook) {
    present(
      PeoplePickerViewController(book, context: context) { picked in
        let people = PeopleImport(picked, comparedWith: dataProvider.rows.map(\.person))
        if !people.added.isEmpty { try await save(people.added) }
        return people
      })
  }

  private func present(_ controller: UIViewController) {
    let stack = UINavigationController(rootViewController: controller)
    // A swipe down would discard changes without a question.
    stack.isModalInPresentation = true
    screen?.presentAlone(stack)
  }

  /// Saves the people, then sends them to the server.
  private func save(_ people: [Person]) async throws {
    try await dataProvider.addPeople(people)
    work.start(orShow: "The People Were Not Sent") { [communicator] in
      try await communicator.post(people)
    }
  }
}
