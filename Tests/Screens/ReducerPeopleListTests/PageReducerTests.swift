import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Reducer: form and address book")
struct PageReducerTests {
  private typealias Texts = PersonFormState.Texts
  private static let candidates = [Person.grace, .ada].map { PeopleImport.Candidate(info: $0.info) }

  private var form: PeopleListState {
    var state = PeopleListState.opened()
    state.form = PersonFormState(id: Person.ada.id, editing: Person.ada.info, today: .testDay)
    return state
  }

  private var picker: PeopleListState {
    var state = PeopleListState.opened(hasAddressBook: true)
    state.picker = PeoplePickerState(
      contents: AddressBookContents(Self.candidates, skippedCount: 1), phase: .picking)
    return state
  }

  private func expect(
    _ actions: PeopleListAction..., from start: PeopleListState,
    effects expected: [PeopleListEffect] = [], _ change: (inout PeopleListState) -> Void = { _ in },
    at location: SourceLocation = #_sourceLocation
  ) {
    var (state, goal) = (start, start)
    var effects: [PeopleListEffect] = []
    for action in actions { effects = PeopleListReducer.reduce(&state, action) }
    change(&goal)
    #expect(effects == expected, sourceLocation: location)
    #expect(state == goal, sourceLocation: location)
  }

  @Test("“Save” saves trimmed input with the form's identifier, and only once")
  func saves() {
    let typed = Texts(firstName: " Ada ", lastName: "Lovelace", birthday: "1815-12-10")
    expect(.form(.typed(typed)), .form(.saveTapped), from: form, effects: [.save(.ada)]) {
      $0.form?.texts = typed
      $0.form?.isSaving = true
    }
    expect(.form(.saveTapped), .form(.saveTapped), .form(.cancelTapped), from: form) {
      $0.form?.isSaving = true
    }
  }

  @Test("invalid input is not saved, and the alert contains the reason")
  func refuses() {
    expect(.form(.typed(Texts())), .form(.saveTapped), from: form) {
      $0.form?.texts = Texts()
      $0.form?.alert = .invalid(.nameMissing)
    }
  }

  @Test("a failed save keeps the form open, and “Try Again” saves the same person")
  func saveFails() {
    let failed = FailedEffect.full(.save(.ada))
    expect(.form(.saveTapped), .ended(.save(.ada), failed.reason), from: form) {
      $0.form?.alert = .failure(failed)
    }
    expect(
      .form(.saveTapped), .ended(.save(.ada), failed.reason), .form(.alertAnswered(.retry)),
      from: form, effects: [.save(.ada)]
    ) { $0.form?.isSaving = true }
  }

  @Test("“Cancel” closes an unchanged form, and asks before it discards changes")
  func cancels() {
    let typed = Texts(firstName: "Augusta")
    let closed: (inout PeopleListState) -> Void = { $0.form = nil }
    expect(.form(.cancelTapped), from: form, closed)
    let steps: [PeopleListAction] = [.form(.typed(typed)), .form(.cancelTapped)]
    expect(steps[0], steps[1], from: form) {
      $0.form?.texts = typed
      $0.form?.alert = .unsavedChanges
    }
    expect(steps[0], steps[1], .form(.alertAnswered(nil)), from: form) { $0.form?.texts = typed }
    expect(steps[0], steps[1], .form(.alertAnswered(.discard)), from: form, closed)
  }

  @Test("an action of a page that has closed changes nothing")
  func closed() {
    expect(.form(.saveTapped), .picker(.cancelTapped), from: .opened())
    expect(.bookRead(.success(AddressBookContents(Self.candidates))), from: .opened())
  }

  @Test("picking is possible after the address book was read, and only once")
  func picks() {
    let book = AddressBookContents(Self.candidates)
    var reading = PeopleListState.opened(hasAddressBook: true)
    reading.picker = PeoplePickerState()
    expect(.picker(.picked(Self.candidates)), from: reading)
    let add = PeopleListEffect.add(Self.candidates)
    expect(
      .bookRead(.success(book)), .picker(.picked(Self.candidates)), from: reading, effects: [add]
    ) { $0.picker = PeoplePickerState(contents: book, phase: .adding) }
    let pick = PeopleListAction.picker(.picked(Self.candidates))
    expect(pick, pick, .picker(.cancelTapped), from: picker) { $0.picker?.phase = .adding }
  }

  @Test("added people are sent to the server, and the list shows a summary")
  func added() {
    let people = PeopleImport(Self.candidates, comparedWith: [.ada], makeID: { Person.grace.id })
    let picked = PeopleListAction.added(Self.candidates, .success(people))
    expect(picked, from: picker, effects: [.send([.grace])]) {
      $0.picker = nil
      $0.alerts = [
        .summary(
          ImportSummary(of: people, from: AddressBookContents(Self.candidates, skippedCount: 1)))
      ]
      $0.running = [.send([.grace])]
    }
  }

  @Test("if the people were not added, “Try Again” adds the same people")
  func addFails() {
    let failed = FailedEffect.full(.add(Self.candidates))
    let picked = PeopleListAction.added(
      Self.candidates, .failure(.full(file: "people.sqlite")))
    expect(.picker(.picked(Self.candidates)), picked, from: picker) { $0.picker?.failure = failed }
    expect(
      picked, .picker(.alertAnswered(.retry)), from: picker, effects: [failed.effect]
    ) { $0.picker?.phase = .adding }
    expect(picked, .picker(.alertAnswered(nil)), from: picker)
  }

  @Test("if the address book cannot be read, “Try Again” reads it again")
  func unreadable() {
    let error = AddressBookError("cards.vcf cannot be read")
    var reading = PeopleListState.opened(hasAddressBook: true)
    reading.picker = PeoplePickerState()
    let failed = FailedEffect(effect: .readAddressBook, reason: .addressBook(error))
    expect(.bookRead(.failure(error)), from: reading) {
      $0.picker = PeoplePickerState(phase: .picking, failure: failed)
    }
    expect(
      .bookRead(.failure(error)), .picker(.alertAnswered(.retry)), from: reading,
      effects: [.readAddressBook])
    expect(.picker(.cancelTapped), from: reading, effects: [.cancelReading]) { $0.picker = nil }
  }
}
