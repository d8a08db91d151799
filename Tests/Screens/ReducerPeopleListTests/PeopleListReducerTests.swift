import Domain
import TestDoubles
import Testing

@testable import ReducerPeopleList

/// Each test compares the whole state and all effects.
@Suite("Reducer: people list")
struct PeopleListReducerTests {
  @Test("when the list opens, it observes the status and the people, and fetches from the server")
  func opened() {
    let effects: [PeopleListEffect] = [.observePeople(.lastName), .fetch]
    expect(.opened, effects: [.observeStatus] + effects) { $0.running = effects }
  }

  @Test("“Refresh” fetches the people, but during a sync it stops the sync")
  func refresh() {
    expect(.refreshTapped, effects: [.fetch]) { $0.running = [.fetch] }
    let sending = SyncStatus(.sending(done: 1, of: 2))
    expect(.statusChanged(sending), .refreshTapped, effects: [.stopSync]) {
      $0.syncStatus = sending
    }
  }

  @Test("the sort button saves the next order and observes the people in this order")
  func sorts() {
    expect(.sortTapped, effects: [.saveOrder(.firstName), .observePeople(.firstName)]) {
      $0.nameOrder = .firstName
      $0.running = [.observePeople(.firstName)]
    }
  }

  @Test("when the first rows arrive, all observations are removed from `running`")
  func rows() {
    var start = PeopleListState.opened()
    start.running = [.observePeople(.lastName), .fetch, .observePeople(.firstName)]
    expect(.rowsChanged(.success([.ada])), from: start) {
      $0.rows = [.ada]
      $0.running = [.fetch]
    }
  }

  @Test("after a failed read the rows stay, and “Try Again” repeats the observation")
  func unreadable() {
    let failed = FailedEffect.full(.observePeople(.lastName))
    expect(.rowsChanged(.failure(.full(file: "people.sqlite")))) { $0.alerts = [.failure(failed)] }
    expect(
      .rowsChanged(.failure(.full(file: "people.sqlite"))), .alertAnswered(.retry),
      effects: [failed.effect]
    ) { $0.running = [failed.effect] }
  }

  @Test("after two failures, answering the first alert leaves the alert of the second failure")
  func twoFailures() {
    let failure = PeopleListFailure.server(.unreachable(reason: "no network"))
    expect(.ended(.fetch, failure), .ended(.send([.ada]), failure), .alertAnswered(nil)) {
      $0.alerts = [.failure(FailedEffect(effect: .send([.ada]), reason: failure))]
    }
  }

  @Test("if two equal requests run, the end of one removes only one of them from `running`")
  func equalRequests() {
    expect(.refreshTapped, .refreshTapped, .ended(.fetch, nil), effects: [.fetch, .fetch]) {
      $0.running = [.fetch]
    }
  }

  @Test("“Add” prepares a form, or offers a choice if there is an address book")
  func adds() {
    expect(.addTapped, effects: [.prepareForm(nil)])
    let start = PeopleListState.opened(hasAddressBook: true)
    expect(.addTapped, from: start) { $0.alerts = [.addition] }
    expect(.addTapped, .alertAnswered(.edit), from: start, effects: [.prepareForm(nil)])
    expect(.addTapped, .alertAnswered(.pick), from: start, effects: [.readAddressBook]) {
      $0.picker = PeoplePickerState()
    }
  }

  @Test("under a form or an alert, taps have no effect")
  func quickTaps() {
    var start = PeopleListState.opened([.ada])
    start.form = PersonFormState(id: Person.ada.id, editing: nil, today: .testDay)
    for action in [.addTapped, .rowTapped(Person.ada.id)] as [PeopleListAction] {
      expect(action, from: start)
    }
    expect(.rowSwiped(Person.ada.id), .rowSwiped(Person.ada.id), .addTapped) {
      $0.alerts = [.deletion(.ada)]
    }
    let other = PersonFormState(id: Person.grace.id, editing: nil, today: .testDay)
    expect(.formPrepared(other), from: start)
  }

  @Test("a confirmed deletion deletes the person, and “Cancel” does not")
  func deletes() {
    let delete = PeopleListEffect.delete(Person.ada.id)
    expect(.rowSwiped(Person.ada.id), .alertAnswered(.delete), effects: [delete]) {
      $0.running = [delete]
    }
    expect(.rowSwiped(Person.ada.id), .alertAnswered(nil))
  }

  @Test("a tap on a row that has been deleted meanwhile has no effect")
  func staleTap() {
    expect(.rowTapped(Person.grace.id))
    expect(.rowSwiped(Person.grace.id))
  }

  @Test("a tap on a person whose change was refused shows an alert, and each answer has its effect")
  func refused() {
    let row = PersonRow(.ada, section: "L", mark: .refused(reason: "no"))
    let tap = PeopleListAction.rowTapped(Person.ada.id)
    let start = PeopleListState.opened([row])
    expect(tap, from: start) { $0.alerts = [.refusal(row, reason: "no")] }
    expect(tap, .alertAnswered(.edit), from: start, effects: [.prepareForm(.ada)])
    for (choice, effect) in [
      (.retry, .retry(Person.ada.id)), (.discard, .discard(Person.ada.id)),
    ] as [(AlertChoice, PeopleListEffect)] {
      expect(tap, .alertAnswered(choice), from: start, effects: [effect]) { $0.running = [effect] }
    }
    expect(tap, from: .opened([row], hasSync: false), effects: [.prepareForm(.ada)])
  }

  @Test("an answer without an alert has no effect")
  func lateAnswer() {
    expect(.alertAnswered(.delete))
  }

  @Test("a saved person is sent to the server, and the form closes")
  func saved() {
    var start = PeopleListState.opened()
    start.form = PersonFormState(id: Person.ada.id, editing: nil, today: .testDay)
    expect(.ended(.save(.ada), nil), from: start, effects: [.send([.ada])]) {
      $0.form = nil
      $0.running = [.send([.ada])]
    }
  }

  @Test("if the form closes during a save, the saved person is sent, or the failure is shown")
  func savedLate() {
    expect(.ended(.save(.ada), nil), effects: [.send([.ada])]) { $0.running = [.send([.ada])] }
    let failed = FailedEffect.full(.save(.ada))
    expect(.ended(.save(.ada), failed.reason)) { $0.alerts = [.failure(failed)] }
  }
}
