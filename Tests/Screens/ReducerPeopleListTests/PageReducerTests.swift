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

  private var reading: PeopleListState {
    var state = PeopleListState.opened(hasAddressBook: true)
    state.picker = PeoplePickerState()
    return state
  }

  @Test("“Save” saves trimmed input with the form's identifier, and only once")
  func saves() {
    let typed = Texts(firstName: " Ada ", lastName: "Lovelace", birthday: "1815-12-10")
    expect(.form(.typed(typed)), .form(.saveTapped), from: form, effects: [.save(.ada)]) {
      $0.form?.texts = typed
      $0.form?.isSaving = true
    }
    expect(
      .form(.saveTapped), .form(.saveTapped), .form(.cancelTapped), from: form,
      effects: [.save(.ada)]
    ) { $0.form?.isSaving = true }
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
    expect(
      .form(.saveTapped), .ended(.save(.ada), failed.reason), from: form, effects: [.save(.ada)]
    ) { $0.form?.alert = .failure(failed) }
    expect(
      .form(.saveTapped), .ended(.save(.ada), failed.reason), .form(.alertAnswered(.retry)),
      from: form, effects: [.save(.ada), .save(.ada)]
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

  @Test("after the form or the address book has closed, its actions change nothing")
  func closed() {
    expect(.form(.saveTapped), .picker(.cancelTapped), from: .opened())
    expect(.bookRead(.success(AddressBookContents(Self.candidates))), from: .opened())
  }

  @Test("picking is possible after the address book was read, and only once")
  func picks() {
    let book = AddressBookContents(Self.candidates)
    expect(.picker(.picked(Self.candidates)), from: reading)
    let add = PeopleListEffect.add(Self.candidates)
    expect(
      .bookRead(.success(book)), .picker(.picked(Self.candidates)), from: reading, effects: [add]
    ) { $0.picker = PeoplePickerState(contents: book, phase: .adding) }
    let pick = PeopleListAction.picker(.picked(Self.candidates))
    expect(pick, pick, .picker(.cancelTapped), from: picker, effects: [add]) {
      $0.picker?.phase = .adding
    }
  }

  @Test("if another controller dismisses a form or address book, its state is nil and reading ends")
  func dismissed() {
    expect(.form(.saveTapped), .pageDismissed, from: form, effects: [.save(.ada)]) { $0.form = nil }
    expect(.pageDismissed, from: picker) { $0.picker = nil }
    expect(.pageDismissed, from: reading, effects: [.cancelReading]) { $0.picker = nil }
  }

  @Test("added people are sent to the server, and the list shows a summary")
  func added() {
    let people = PeopleImport(Self.candidates, comparedWith: [.ada], makeID: { Person.grace.id })
    let added = PeopleListAction.added(Self.candidates, .success(people))
    expect(
      .picker(.picked(Self.candidates)), added, from: picker,
      effects: [.add(Self.candidates), .send([.grace])]
    ) {
      $0.picker = nil
      $0.alerts = [
        .summary(
          ImportSummary(of: people, from: AddressBookContents(Self.candidates, skippedCount: 1)))
      ]
      $0.running = [.send([.grace])]
    }
  }

  @Test("if the address book closes during a save, the list shows the summary or the failure")
  func addedLate() {
    let people = PeopleImport(Self.candidates, comparedWith: [.ada], makeID: { Person.grace.id })
    let failed = FailedEffect.full(.add(Self.candidates))
    let failure = PeopleListAction.added(Self.candidates, .failure(.full(file: "people.sqlite")))
    for start in [.opened(), reading] {
      expect(
        .added(Self.candidates, .success(people)), from: start, effects: [.send([.grace])]
      ) {
        $0.alerts = [.summary(ImportSummary(of: people, from: AddressBookContents([])))]
        $0.running = [.send([.grace])]
      }
      expect(failure, .alertAnswered(.retry), failure, from: start, effects: [failed.effect]) {
        $0.alerts = [.failure(failed)]
      }
    }
  }

  @Test("if the people were not added, “Try Again” adds the same people")
  func addFails() {
    let failed = FailedEffect.full(.add(Self.candidates))
    let failure = PeopleListAction.added(Self.candidates, .failure(.full(file: "people.sqlite")))
    let pick = PeopleListAction.picker(.picked(Self.candidates))
    expect(pick, failure, from: picker, effects: [failed.effect]) { $0.picker?.failure = failed }
    expect(
      pick, failure, .picker(.alertAnswered(.retry)), from: picker,
      effects: [failed.effect, failed.effect]
    ) { $0.picker?.phase = .adding }
    expect(pick, failure, .picker(.alertAnswered(nil)), from: picker, effects: [failed.effect])
  }

  @Test("if the address book cannot be read, “Try Again” reads it again")
  func unreadable() {
    let error = AddressBookError("cards.vcf cannot be read")
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
