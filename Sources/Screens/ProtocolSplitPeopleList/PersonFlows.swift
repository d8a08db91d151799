import Domain
import HeadlessUI
import Presenter

/// What a user can do to people: add, edit, delete; each from the touch to the stored result.
///
/// The screen holds it; it holds the screen weakly, and what it saves goes on without it.
@MainActor
final class PersonFlows {
  /// Told of the people who have been saved.
  var onSaved: (@MainActor ([Person]) -> Void)?

  private weak var screen: ViewController?
  private let work: ScreenWork
  private let dataProvider: any PeopleListDataProvider
  private let context: PresentationContext

  init(
    on screen: ViewController, _ work: ScreenWork, _ dataProvider: any PeopleListDataProvider,
    _ context: PresentationContext
  ) {
    self.screen = screen
    self.work = work
    self.dataProvider = dataProvider
    self.context = context
  }

  /// Lets the user type a new person, or pick people from the book where there is one (row A11).
  func add(from book: (any AddressBook)?) {
    guard let book else { return presentForm(editing: nil) }
    screen?.choose(
      "Add a Person",
      among: [
        ("New Person", { [weak self] in self?.presentForm(editing: nil) }),
        ("From the Address Book", { [weak self] in self?.presentPicker(of: book) }),
      ])
  }

  /// Lets the user change the person's details.
  func edit(_ person: Person) {
    presentForm(editing: person)
  }

  /// Deletes the person if the user means it (row A9).
  func delete(_ person: Person) {
    let name = PersonRowPresenter(person, in: context).fullName
    screen?.confirm("Delete \(name)?", "Delete") { [work, dataProvider] in
      work.start(orShow: "The Person Was Not Deleted") {
        try await dataProvider.deletePerson(person.id)
      }
    }
  }

  /// The identifier is made before the form opens: a saving that is tried again adds nobody twice.
  private func presentForm(editing person: Person?) {
    let id = person?.id ?? Person.ID()
    present(
      PersonFormViewController(
        title: person == nil ? "New Person" : "Edit Person", info: person?.info,
        today: CalendarDate.today(context.now(), in: context.calendar)
      ) { [weak self] info in
        try await self?.save([Person(id: id, info)])
      })
  }

  private func presentPicker(of book: any AddressBook) {
    present(
      PeoplePickerViewController(book, context: context) { [weak self] picked in
        try await self?.save(picked.map { Person($0) })
      })
  }

  private func present(_ controller: ViewController) {
    screen?.presentInFront(NavigationController(rootViewController: controller))
  }

  private func save(_ people: [Person]) async throws {
    try await dataProvider.addPeople(people)
    onSaved?(people)
  }
}
