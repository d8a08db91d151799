import Domain
import TestDoubles
import Testing

@testable import VIPERPeopleList

@Suite("VIPER: address book presenter")
@MainActor
struct PeoplePickerPresenterTests {
  /// All neighbors of the presenter, which record its calls in order.
  @MainActor
  private final class Spy: PeoplePickerViewInput, PeoplePickerInteractorInput, ModalRouterInput,
    PeoplePickerModuleOutput
  {
    enum Message: Equatable {
      case rows([String])
      case state(PeoplePickerState)
      case alert(AlertModel<PeoplePickerChoice>)
      case read
      case add([PeopleImport.Candidate])
      case closed
      case result(PeopleImport)
    }

    private(set) var messages: [Message] = []
    let people = [
      PeopleImport.Candidate(info: Person.grace.info), .init(info: Person.ada.info),
    ]

    func show(rows: [PersonRowModel]) { messages.append(.rows(rows.map(\.name))) }
    func show(state: PeoplePickerState) { messages.append(.state(state)) }
    func show(alert: AlertModel<PeoplePickerChoice>) { messages.append(.alert(alert)) }
    func read() { messages.append(.read) }
    func add(_ people: [PeopleImport.Candidate]) { messages.append(.add(people)) }
    func close() { messages.append(.closed) }
    func didAdd(_ people: PeopleImport, from contents: AddressBookContents) {
      messages.append(.result(people))
    }
  }

  private let spy = Spy()
  private let presenter: PeoplePickerPresenter

  init() {
    presenter = PeoplePickerPresenter(
      interactor: spy, router: spy, context: .test, output: spy)
    presenter.view = spy
  }

  @Test("people can be picked after the rows are shown, unless the address book is empty")
  func reads() {
    presenter.viewDidLoad()
    presenter.willRead()
    presenter.didRead(spy.people)
    presenter.didRead([])
    #expect(
      spy.messages == [
        .read, .state(PeoplePickerState(isBusy: true)), .rows(["Grace Hopper", "Ada Lovelace"]),
        .state(PeoplePickerState(canPick: true)), .rows([]), .state(PeoplePickerState()),
      ])
  }

  @Test("a tap on a row adds one person, and “Add All” adds all people")
  func adds() {
    presenter.didSelectRow(at: 1)
    presenter.didTapAddAll()
    #expect(spy.messages == [.add([spy.people[1]]), .add(spy.people)])
  }

  @Test("after people are added, the address book closes before the list receives the people")
  func added() {
    let people = PeopleImport(spy.people, comparedWith: [])
    presenter.willAdd()
    presenter.didAdd(people, from: AddressBookContents(spy.people))
    #expect(
      spy.messages == [
        .state(PeoplePickerState(canCancel: false, isBusy: true)), .closed, .result(people),
      ])
  }

  @Test("after each failure, an alert shows the reason, and “Try Again” repeats the request")
  func fails() {
    let unreadable = AddressBookError("cards.vcf cannot be read")
    let locked = StoreError.locked(file: "people.sqlite")
    presenter.didFailToRead(unreadable)
    presenter.didChoose(.load)
    presenter.didFail(toAdd: spy.people, locked)
    presenter.didChoose(.add(spy.people))
    #expect(
      spy.messages == [
        .state(PeoplePickerState()),
        .alert(.failure("The Address Book Cannot Be Read", unreadable, retry: .load)), .read,
        .state(PeoplePickerState(canPick: true)),
        .alert(.failure("The People Were Not Added", locked, retry: .add(spy.people))),
        .add(spy.people),
      ])
  }

  @Test("“Cancel” closes the address book")
  func cancels() {
    presenter.didTapCancel()
    #expect(spy.messages == [.closed])
  }
}

@Suite("VIPER: address book interactor", .timeLimit(.minutes(3)))
@MainActor
struct PeoplePickerInteractorTests {
  /// An output that records the results in order.
  @MainActor
  private final class Spy: PeoplePickerInteractorOutput {
    enum Message: Equatable {
      case reading
      case read([PersonInfo])
      case unreadable(AddressBookError)
      case adding
      case added([PersonInfo])
      case failed(StoreError)
    }

    private(set) var messages: [Message] = []
    var onRead: @MainActor ([PeopleImport.Candidate]) -> Void = { _ in }

    func willRead() { messages.append(.reading) }
    func didRead(_ people: [PeopleImport.Candidate]) {
      messages.append(.read(people.map(\.info)))
      onRead(people)
    }
    func didFailToRead(_ error: AddressBookError) { messages.append(.unreadable(error)) }
    func willAdd() { messages.append(.adding) }
    func didAdd(_ people: PeopleImport, from contents: AddressBookContents) {
      messages.append(.added(people.added.map(\.info)))
    }
    func didFail(toAdd people: [PeopleImport.Candidate], _ error: StoreError) {
      messages.append(.failed(error))
    }

    func wait(for message: Message) async {
      for _ in 0..<1000 where !messages.contains(message) { await Task.yield() }
      #expect(messages.contains(message))
    }
  }

  private let spy = Spy()
  private let store = InMemoryPeopleStore(collation: .byLetter, [.ada])
  private let people = [Person.grace.info, Person.ada.info]

  private func makeInteractor(of book: FixedAddressBook) -> PeoplePickerInteractor {
    let interactor = PeoplePickerInteractor(of: book, addingTo: store)
    interactor.output = spy
    return interactor
  }

  @Test("two quick calls of `add(_:)` save the people once, without people already in the store")
  func adds() async {
    let interactor = makeInteractor(of: FixedAddressBook(people))
    interactor.read()
    interactor.add([])
    await spy.wait(for: .read(people))
    interactor.add(interactor.people)
    interactor.add(interactor.people)
    await spy.wait(for: .added([Person.grace.info]))
    #expect(spy.messages == [.reading, .read(people), .adding, .added([Person.grace.info])])
  }

  @Test("`add(_:)` can be called inside the callback `didRead(_:)`")
  func addsAtOnce() async {
    let interactor = makeInteractor(of: FixedAddressBook(people))
    spy.onRead = { interactor.add($0) }
    interactor.read()
    await spy.wait(for: .added([Person.grace.info]))
  }

  @Test("an address book that cannot be read reports its error, and can be read again")
  func unreadable() async {
    let error = AddressBookError("cards.vcf cannot be read")
    let interactor = makeInteractor(of: FixedAddressBook(failure: error))
    interactor.read()
    await spy.wait(for: .unreadable(error))
    interactor.read()
    for _ in 0..<1000 where spy.messages.count < 4 { await Task.yield() }
    #expect(spy.messages == [.reading, .unreadable(error), .reading, .unreadable(error)])
  }

  @Test("after a failed save, the same people can be added again")
  func addFails() async {
    let interactor = makeInteractor(of: FixedAddressBook(people))
    let locked = StoreError.locked(file: "people.sqlite")
    store.failure = locked
    let candidates = [PeopleImport.Candidate(info: Person.grace.info)]
    interactor.add(candidates)
    await spy.wait(for: .failed(locked))
    store.failure = nil
    interactor.add(candidates)
    await spy.wait(for: .added([Person.grace.info]))
    #expect(spy.messages == [.adding, .failed(locked), .adding, .added([Person.grace.info])])
  }
}
