import Domain
import Presenter

/// The presenter of the address book: it reads the book and adds the picked people to the store.
///
/// It holds its output strongly, as ``PersonFormPresenter`` does.
@MainActor
final class PeoplePickerPresenter {
  weak var view: (any PeoplePickerView)?

  private var contents = AddressBookContents([])
  private let book: any AddressBook
  private let store: any PeopleStore
  private let context: PresentationContext
  private let output: any PeoplePickerOutput
  private let close: @MainActor () -> Void
  private var state = PeoplePickerState() {
    didSet { view?.show(state: state) }
  }

  init(
    of book: any AddressBook, addingTo store: any PeopleStore, context: PresentationContext,
    output: any PeoplePickerOutput, close: @escaping @MainActor () -> Void
  ) {
    self.book = book
    self.store = store
    self.context = context
    self.output = output
    self.close = close
  }

  /// Reads the address book.
  func viewDidLoad() {
    load()
  }

  /// Adds the person in a row.
  func didSelectRow(at row: Int) {
    add([contents.people[row]])
  }

  /// Adds all people of the address book.
  func didTapAddAll() {
    add(contents.people)
  }

  /// Closes the address book.
  func didTapCancel() {
    close()
  }

  /// Performs the choice of a button in an alert.
  func didChoose(_ choice: PeoplePickerChoice) {
    switch choice {
    case .load: load()
    case .add(let people): add(people)
    }
  }

  private func load() {
    state = PeoplePickerState(isBusy: true)
    Task {
      do {
        contents = try await book.contents()
        view?.show(
          rows: contents.people.map {
            PersonRowModel(PersonRow(Person($0.info), section: ""), in: context)
          })
      } catch {
        view?.show(alert: .failure("The Address Book Cannot Be Read", error, retry: .load))
      }
      state = PeoplePickerState(canPick: !contents.people.isEmpty)
    }
  }

  /// Adds the picked people. Does nothing while a request is running.
  private func add(_ picked: [PeopleImport.Candidate]) {
    guard !state.isBusy else { return }
    state = PeoplePickerState(canCancel: false, isBusy: true)
    Task {
      do {
        let people = try await store.add(picked)
        close()
        output.didAdd(people, from: contents)
      } catch {
        state = PeoplePickerState(canPick: true)
        view?.show(alert: .failure("The People Were Not Added", error, retry: .add(picked)))
      }
    }
  }
}
