import Domain
import TestDoubles
import TestSupport
import Testing

@testable import ReducerPeopleList

@Suite("Reducer: effect handler", .timeLimit(.minutes(3)))
@MainActor
struct PeopleListEffectsTests {
  private typealias Recorder = Store<[PeopleListAction], PeopleListAction, PeopleListEffect>

  private let people = InMemoryPeopleStore(collation: .english, [.ada])
  private let communicator = MockAPICommunicator(people: [.grace])
  private let sync = MockPeopleSync()
  private let setting = TransientSortSetting()
  private let effects: PeopleListEffects
  /// A store whose state is the list of the actions that it received.
  private let recorder: Recorder

  init() {
    let effects = PeopleListEffects(
      store: people, sortSetting: setting, communicator: communicator, sync: sync,
      addressBook: FixedAddressBook([Person.grace.info]), context: .test)
    self.effects = effects
    recorder = Store([], reduce: Self.record) { effects.handle($0, $1) }
  }

  private static func record(
    _ actions: inout [PeopleListAction], _ action: PeopleListAction
  ) -> [PeopleListEffect] {
    actions.append(action)
    return []
  }

  private func actions(
    after effect: PeopleListEffect, count: Int = 1
  ) async -> [PeopleListAction] {
    effects.handle(effect, recorder)
    for _ in 0..<1000 where recorder.state.count < count { await Task.yield() }
    return recorder.state
  }

  @Test("each request calls the people store, server or sync, and then the handler sends `ended`")
  func requests() async {
    let id = Person.ada.id
    for (number, effect)
      in ([
        .fetch, .send([.ada]), .save(.emmy), .delete(id), .retry(id), .discard(id),
      ] as [PeopleListEffect]).enumerated()
    {
      let last = await actions(after: effect, count: number + 1).last
      #expect(last == .ended(effect, nil))
    }
    #expect(people.messages == [.saved([.grace]), .saved([.emmy]), .deleted([id])])
    #expect(communicator.messages == [.getPeople, .post([.ada])])
    #expect(sync.messages == [.retry(id), .discard(id)])
  }

  @Test("a failed request ends with the error of its port")
  func failures() async {
    communicator.failure = .unreachable(reason: "no network")
    people.failure = .full(file: "people.sqlite")
    _ = await actions(after: .fetch)
    let all = await actions(after: .delete(Person.ada.id), count: 2)
    #expect(
      all == [
        .ended(.fetch, .server(.unreachable(reason: "no network"))),
        .ended(.delete(Person.ada.id), .store(.full(file: "people.sqlite"))),
      ])
  }

  @Test("a second observation of the people ends the first one")
  func observesOnce() async throws {
    effects.handle(.observePeople(.lastName), recorder)
    effects.handle(.observePeople(.firstName), recorder)
    #expect(recorder.state.count == 2)
    people.marks = [Person.ada.id: .waiting]
    let row = PersonRow(.ada, section: "A", mark: .waiting)
    #expect(recorder.state.dropFirst(2) == [.rowsChanged(.success([row]))])
  }

  @Test("`handle` observes the status, saves the order or stops the sync before the call returns")
  func immediate() {
    effects.handle(.observeStatus, recorder)
    sync.status = SyncStatus(.offline)
    #expect(
      recorder.state == [.statusChanged(SyncStatus()), .statusChanged(SyncStatus(.offline))])
    effects.handle(.saveOrder(.firstName), recorder)
    #expect(setting.nameOrder == .firstName)
    effects.handle(.stopSync, recorder)
    #expect(sync.messages == [.stop])
  }

  @Test("a form has today's date and the identifier of its person, or a new identifier")
  func preparesForm() {
    effects.handle(.prepareForm(.ada), recorder)
    effects.handle(.prepareForm(nil), recorder)
    effects.handle(.prepareForm(nil), recorder)
    let forms = recorder.state.compactMap {
      if case .formPrepared(let form) = $0 { form } else { nil }
    }
    #expect(
      forms.first == PersonFormState(id: Person.ada.id, editing: Person.ada.info, today: .testDay))
    #expect(Set(forms.map(\.id)).count == 3)
  }

  @Test("the address book is read, and its people are added")
  func imports() async {
    let candidate = PeopleImport.Candidate(info: Person.grace.info)
    let read = await actions(after: .readAddressBook)
    #expect(read == [.bookRead(.success(AddressBookContents([candidate])))])
    guard
      case .added([candidate], .success(let added)) = await actions(
        after: .add([candidate]), count: 2
      ).last
    else {
      Issue.record("The people were not added: \(recorder.state)")
      return
    }
    #expect(people.contents == Set([.ada] + added.added))
  }

  @Test("the contents of an address book that was cancelled are not sent")
  func cancelsReading() async {
    effects.handle(.readAddressBook, recorder)
    effects.handle(.cancelReading, recorder)
    let all = await actions(after: .readAddressBook, count: 2)
    let candidate = PeopleImport.Candidate(info: Person.grace.info)
    #expect(all == [.bookRead(.success(AddressBookContents([candidate])))])
  }

  @Test(
    "an observation does not retain the reducer's store, but a running request does", .tags(.memory)
  )
  func ownership() async {
    let gate = Gate()
    communicator.gate = gate
    weak var weakStore: Recorder?
    do {
      let store = Recorder([], reduce: Self.record) { _, _ in }
      weakStore = store
      effects.handle(.observePeople(.lastName), store)
      effects.handle(.fetch, store)
    }
    await gate.waitForWaiter()
    #expect(weakStore != nil)
    gate.open()
    for _ in 0..<1000 where weakStore != nil { await Task.yield() }
    #expect(weakStore == nil, "the store was not freed within 1000 turns")
  }
}
