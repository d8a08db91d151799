import Domain
import TestDoubles
import Testing

@testable import MVPPeopleList

@Suite("MVP: address book presenter", .timeLimit(.minutes(3)))
@MainActor
struct PeoplePickerPresenterTests {
  /// A view and an output that record what the presenter calls, in order.
  @MainActor
  private final class Spy: PeoplePickerView, PeoplePickerOutput {
    enum Message: Equatable {
      case rows([String])
      case state(PeoplePickerState)
      case alert(AlertModel<PeoplePickerChoice>)
      case closed
      case added([PersonInfo])
    }

    private(set) var messages: [Message] = []

    func show(rows: [PersonRowModel]) { messages.append(.rows(rows.map(\.name))) }
    func show(state: PeoplePickerState) { messages.append(.state(state)) }
    func show(alert: AlertModel<PeoplePickerChoice>) { messages.append(.alert(alert)) }
    func didAdd(_ people: PeopleImport, from contents: AddressBookContents) {
      messages.append(.added(people.added.map(\.info)))
    }
    func close() { messages.append(.closed) }

    /// Waits for the message, then returns all messages since the last call.
    func messages(until message: Message) async -> [Message] {
      for _ in 0..<1000 where !messages.contains(message) { await Task.yield() }
      #expect(messages.contains(message))
      defer { messages = [] }
      return messages
    }
  }

  private let spy = Spy()
  private let store = InMemoryPeopleStore(collation: .byLetter)
  private let idle = Spy.Message.state(PeoplePickerState(canPick: true))
  private let reading = Spy.Message.state(PeoplePickerState(isBusy: true))
  private let adding = Spy.Message.state(PeoplePickerState(canCancel: false, isBusy: true))

  private func open(_ book: FixedAddressBook) -> PeoplePickerPresenter {
    let presenter = PeoplePickerPresenter(
      of: book, addingTo: store, context: .test, output: spy, close: spy.close)
    presenter.view = spy
    presenter.viewDidLoad()
    return presenter
  }

  private var two: FixedAddressBook { FixedAddressBook([Person.grace.info, Person.ada.info]) }

  @Test("the rows have the order of the address book")
  func rows() async {
    _ = open(two)
    let messages = await spy.messages(until: idle)
    #expect(messages == [reading, .rows(["Grace Hopper", "Ada Lovelace"]), idle])
  }

  @Test("two quick taps on “Add All” add the people once")
  func addsAll() async {
    let picker = open(two)
    _ = await spy.messages(until: idle)
    picker.didTapAddAll()
    picker.didTapAddAll()
    let added = Spy.Message.added([Person.grace.info, Person.ada.info])
    let messages = await spy.messages(until: added)
    #expect(messages == [adding, .closed, added])
  }

  @Test("if the address book cannot be read, picking is disabled, and an alert offers a retry")
  func unreadable() async {
    let error = AddressBookError("cards.vcf cannot be read")
    _ = open(FixedAddressBook(failure: error))
    let end = Spy.Message.state(PeoplePickerState())
    let messages = await spy.messages(until: end)
    let alert = AlertModel<PeoplePickerChoice>.failure(
      "The Address Book Cannot Be Read", error, retry: .load)
    #expect(messages == [reading, .alert(alert), end])
  }

  @Test("nothing is added while the address book is read")
  func picksWhileReading() async {
    let picker = open(two)
    picker.didTapAddAll()
    let messages = await spy.messages(until: idle)
    #expect(!messages.contains(adding))
  }

  @Test("a failed save keeps the address book open, and “Try Again” adds the person")
  func addFails() async {
    let picker = open(two)
    _ = await spy.messages(until: idle)
    let locked = StoreError.locked(file: "people.sqlite")
    store.failure = locked
    picker.didSelectRow(at: 1)
    let choice = PeoplePickerChoice.add([.init(info: Person.ada.info)])
    let failure = Spy.Message.alert(
      .failure("The People Were Not Added", locked, retry: choice))
    var messages = await spy.messages(until: failure)
    #expect(messages == [adding, idle, failure])
    store.failure = nil
    picker.didChoose(choice)
    let added = Spy.Message.added([Person.ada.info])
    messages = await spy.messages(until: added)
    #expect(messages == [adding, .closed, added])
  }

  @Test("“Cancel” closes the address book")
  func cancels() async {
    let picker = open(two)
    _ = await spy.messages(until: idle)
    picker.didTapCancel()
    #expect(spy.messages == [.closed])
  }
}
