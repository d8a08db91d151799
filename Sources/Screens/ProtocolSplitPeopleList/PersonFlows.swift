import Domain
import Foundation
import HeadlessUI
import Presenter

/// The user's actions on people: add, edit, delete, and decide about a refused change.
///
/// The screen holds it, and it holds the screen weakly. Confirmed actions continue after the screen
/// has closed.
@MainActor
final class PersonFlows {
  private weak var screen: ViewController?
  private var work: ScreenWork?
  private var communicator: any APICommunicator = LocalOnlyCommunicator()
  private var sync: (any PeopleSync)?
  private let dataProvider: any PeopleListDataProvider
  private let context: PresentationContext
  private let notifications: NotificationCenter

  init(
    _ dataProvider: any PeopleListDataProvider, _ context: PresentationContext,
    _ notifications: NotificationCenter
  ) {
    self.dataProvider = dataProvider
    self.context = context
    self.notifications = notifications
  }

  /// Sets the screen to present on, and the services.
  func attach(
    to screen: ViewController, _ work: ScreenWork, _ communicator: any APICommunicator,
    _ sync: (any PeopleSync)?
  ) {
    self.screen = screen
    self.work = work
    self.communicator = communicator
    self.sync = sync
  }

  /// Opens the form, or first asks where the person comes from.
  func add(from book: (any AddressBook)?) {
    guard let book else { return presentForm(editing: nil) }
    screen?.choose(
      "Add a Person",
      among: [
        Choice("New Person") { [self] in presentForm(editing: nil) },
        Choice("From the Address Book") { [self] in presentPicker(of: book) },
      ])
  }

  /// Opens the form for a row, or first asks what to do about a refused change.
  func open(_ row: PersonRow) {
    guard case .refused(let reason) = row.mark, let sync else {
      return presentForm(editing: row.person)
    }
    screen?.choose(
      "\(fullName(row.person)) Was Refused", because: reason,
      among: [
        Choice("Edit") { [self] in presentForm(editing: row.person) },
        Choice("Try Again") { [work] in
          work?.start(orShow: "The Change Was Not Retried") { try await sync.retry(row.id) }
        },
        Choice("Discard", .destructive) { [work] in
          work?.start(orShow: "The Change Was Not Discarded") { try await sync.discard(row.id) }
        },
      ])
  }

  /// Deletes the person after a confirmation.
  func delete(_ person: Person) {
    screen?.confirm("Delete \(fullName(person))?", "Delete") { [work, dataProvider] in
      work?.start(orShow: "The Person Was Not Deleted") {
        try await dataProvider.deletePerson(person.id)
      }
    }
  }

  private func fullName(_ person: Person) -> String {
    PersonRowPresenter(person, in: context).fullName
  }

  /// The identifier exists before the form opens, so a second attempt to save adds no second
  /// person.
  private func presentForm(editing person: Person?) {
    let id = person?.id ?? Person.ID()
    present(
      PersonFormViewController(
        title: person == nil ? "New Person" : "Edit Person", info: person?.info,
        today: CalendarDate.today(context.now(), in: context.calendar),
        notifications: notifications
      ) { [self] info in try await save([Person(id: id, info)]) })
  }

  private func presentPicker(of book: any AddressBook) {
    present(
      PeoplePickerViewController(book, context: context) { [self] picked in
        try await save(picked.map { Person($0) })
      })
  }

  private func present(_ controller: ViewController) {
    screen?.presentAlone(NavigationController(rootViewController: controller))
  }

  /// Saves the people, then sends them to the server.
  private func save(_ people: [Person]) async throws {
    try await dataProvider.addPeople(people)
    work?.start(orShow: "The People Were Not Sent") { [communicator] in
      for person in people { try await communicator.postPerson(person) }
    }
  }
}
