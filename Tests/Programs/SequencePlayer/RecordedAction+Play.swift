import Database
import Domain
import HeadlessUI
import Pilot
import RecordedSequences
import TestDoubles

extension RecordedAction {
  /// Plays the action between the marks `begin` and `end`, and then closes the screen.
  @MainActor
  func play(on stage: Stage) async throws {
    switch self {
    case .launch:
      let gate = Gate()
      stage.server.gate = gate
      stage.server.people = [.grace]
      stage.recorder.mark("begin")
      stage.recorder.mark("open People")
      try await stage.open([.ada])
      try await stage.waitForRows([.ada])
      stage.recorder.mark("reply Grace Hopper")
      gate.open()
      try await stage.waitFor([.grace, .ada])
    case .add:
      try await begin(on: stage, [.grace])
      try stage.tap("Add")
      await stage.settle()
      try stage.type("Ada", into: "First Name")
      try stage.type("Lovelace", into: "Last Name")
      try stage.tap("Save")
      try await stage.waitFor([.grace, .ada])
    case .deleteConfirmed:
      try await begin(on: stage, [.grace, .ada])
      try stage.swipeToDelete("Ada Lovelace")
      try await stage.waitForQuestion()
      try stage.answer("Delete")
      try await stage.waitFor([.grace])
    case .deleteRefused:
      try await begin(on: stage, [.grace, .ada])
      try stage.swipeToDelete("Ada Lovelace")
      try await stage.waitForQuestion()
      try stage.answer("Cancel")
      try await stage.waitFor([.grace, .ada])
    case .serverFailure:
      try await begin(on: stage, [.ada])
      stage.server.failure = .unreachable(reason: "no network")
      try stage.tap("Refresh")
      try await stage.waitForQuestion()
      stage.server.failure = nil
      stage.server.people = [.grace]
      try stage.answer("Try Again")
      try await stage.waitFor([.grace, .ada])
    case .sortChange:
      try await begin(on: stage, [.grace, .ada])
      try stage.tap("Sorted by Last Name")
      try await stage.waitFor([.ada, .grace])
    case .rowMoves:
      try await begin(on: stage, [.grace, .ada])
      let renamed = Person(
        id: Person.ada.id,
        PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: Person.ada.birthday))
      stage.recorder.mark("change Ada Lovelace is now Ada Byron")
      try await stage.store.save([renamed])
      try await stage.waitFor([renamed, .grace])
    case .keyboardHides:
      try await stage.open([], size: CGSize(width: 375, height: 420))
      try await stage.waitFor([])
      stage.connectKeyboard()
      try stage.pilot.tap("Add")
      try stage.pilot.type("Ada", into: "First Name")
      await stage.settle()
      stage.recorder.mark("begin")
      stage.recorder.mark("keyboard hides")
      stage.pilot.window.firstResponder?.resignFirstResponder()
      stage.pilot.window.displayIfNeeded()
    case .closesMidRequest:
      try await begin(on: stage, [.ada])
      let gate = Gate()
      stage.server.gate = gate
      stage.server.people = [.grace]
      try stage.tap("Refresh")
      await gate.waitForWaiter()
      stage.recorder.mark("close")
      stage.close()
      await stage.settle()
      stage.recorder.mark("reply Grace Hopper")
      gate.open()
      while try await stage.store.people(in: .lastName).count < 2 { await Task.yield() }
    }
    await stage.settle()
    stage.recorder.mark("end")
    stage.close()
    await stage.settle()
  }

  @MainActor
  private func begin(on stage: Stage, _ people: [Person]) async throws {
    try await stage.open(people)
    try await stage.waitFor(people)
    stage.recorder.mark("begin")
  }
}
