import Foundation
import Lab
import Testing

@Suite("The map of the exercises")
final class MapTests {
  private let kit: SavedKit

  init() throws { kit = try SavedKit() }

  private func makeMap(
    solved: [String] = [], started: [String] = [], current: String? = nil
  ) throws -> LabMap {
    for name in started {
      try LabProgress.update(kit.exercise(name).id, in: kit.work.folder) { _ in }
    }
    for name in solved {
      try LabProgress.update(kit.exercise(name).id, in: kit.work.folder) { $0.isSolved = true }
    }
    return LabMap(
      try Exercise.all(in: kit.root), try LabProgress(in: kit.work.folder),
      current: try current.map(kit.exercise))
  }

  @Test("the search for the next exercise begins after the current exercise and wraps to the first")
  func next() throws {
    func next(_ current: String?, solved: [String] = []) throws -> String? {
      try makeMap(solved: solved, current: current).next?.name
    }
    let names = try [
      next(nil), next("slot-fault"), next("order"), next("slot-fault", solved: ["list-fault"]),
    ]
    #expect(names == ["slot-fault", "list-fault", "slot-fault", "order"])
  }

  @Test("if only the current exercise is unsolved, there is no next exercise")
  func last() throws {
    let next = try makeMap(solved: ["list-fault", "order"], current: "slot-fault").next
    #expect(next == nil)
  }

  @Test("the map counts the solved exercises and marks the state of each exercise")
  func text() throws {
    let map = try makeMap(solved: ["slot-fault"], started: ["list-fault"], current: "list-fault")
    #expect(
      map.text == """
        1 of 3 exercises are solved.

          Navigator  1 of 3    ●◐○

        ● solved   ◐ started   ○ open

        Current: list-fault (Navigator, fix, 5 minutes): The list-fault
          swift run lab check

        Next: order (Navigator, predict, 5 minutes): The order
          swift run lab start order

        """)
  }

  @Test("the list has a line for each exercise and marks an exercise whose solution was looked up")
  func list() throws {
    try LabProgress.update("00000002", in: kit.work.folder) { $0.isLookedUp = true }
    let map = try makeMap(solved: ["slot-fault"])
    #expect(
      map.list() == """
        Navigator
          ● slot-fault  fix       5 min  The slot-fault
          ◐ list-fault  fix       5 min  The list-fault (looked up)
          ○ order       predict   5 min  The order

        """)
    #expect(map.list(topic: "Presenter").isEmpty)
  }

  @Test("the JSON contains one object for each exercise, with its progress")
  func json() throws {
    try LabProgress.update("00000002", in: kit.work.folder) { record in
      (record.attempts, record.hints, record.isLookedUp) = (4, 2, true)
    }
    struct Entry: Decodable, Equatable {
      let id, name, topic, kind, state: String
      let minutes, attempts, hints: Int
      let lookedUp: Bool
    }
    let entries = try JSONDecoder().decode([Entry].self, from: Data(makeMap().json().utf8))
    #expect(entries.map(\.state) == ["open", "started", "open"])
    #expect(
      entries[1]
        == Entry(
          id: "00000002", name: "list-fault", topic: "Navigator", kind: "fix", state: "started",
          minutes: 5, attempts: 4, hints: 2, lookedUp: true))
  }
}
