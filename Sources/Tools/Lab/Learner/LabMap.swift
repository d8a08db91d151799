internal import Foundation

/// The exercises with the learner's progress, as text for the terminal.
package struct LabMap {
  private let exercises: [Exercise]
  private let progress: LabProgress
  private let current: Exercise?

  /// Creates a map of exercises, which are sorted by topic.
  ///
  /// - Parameter current: The exercise that the learner started last.
  package init(_ exercises: [Exercise], _ progress: LabProgress, current: Exercise?) {
    (self.exercises, self.progress, self.current) = (exercises, progress, current)
  }

  /// The first unsolved exercise after the current exercise, or nil if there is none.
  ///
  /// The search wraps to the start of the list.
  package var next: Exercise? {
    let place = exercises.firstIndex { $0.id == current?.id }.map { $0 + 1 } ?? 0
    return (exercises[place...] + exercises[..<place]).first {
      $0.id != current?.id && !isSolved($0)
    }
  }

  /// A line for each topic, the current exercise and the next one.
  package var text: String {
    var text = "\(exercises.count(where: isSolved)) of \(exercises.count) exercises are solved.\n\n"
    let width = topics.map(\.count).max() ?? 0
    for topic in topics {
      let members = exercises.filter { $0.topic == topic }
      let solved = "\(members.count(where: isSolved)) of \(members.count)"
      text += "  \(padded(topic, width))  \(padded(solved, 8))  "
      text += members.map(mark).joined() + "\n"
    }
    text += "\n● solved   ◐ started   ○ open\n"
    if let current, !isSolved(current) {
      text += "\nCurrent: \(sentence(current))\n  swift run lab check\n"
    }
    if let next { text += "\nNext: \(sentence(next))\n  swift run lab start \(next.name)\n" }
    return text
  }

  /// Returns a line for each exercise of a topic, or of all topics.
  package func list(topic: String? = nil) -> String {
    let width = exercises.map(\.name.count).max() ?? 0
    var text = ""
    for group in topics where topic == nil || topic == group {
      text += "\(text.isEmpty ? "" : "\n")\(group)\n"
      for exercise in exercises where exercise.topic == group {
        text += "  \(mark(exercise)) \(padded(exercise.name, width))  "
        text += "\(padded(exercise.kind.rawValue, 7))  \(exercise.minutes < 10 ? " " : "")"
        text += "\(exercise.minutes) min  \(exercise.title)"
        text += "\(progress[exercise.id]?.isLookedUp == true ? " (looked up)" : "")\n"
      }
    }
    return text
  }

  /// Returns the exercises of a topic, or of all topics, as JSON.
  package func json(topic: String? = nil) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let entries = exercises.filter { topic == nil || topic == $0.topic }.map { exercise in
      let record = progress[exercise.id]
      return Entry(
        id: exercise.id, name: exercise.name, topic: exercise.topic, kind: exercise.kind,
        minutes: exercise.minutes,
        state: record == nil ? "open" : isSolved(exercise) ? "solved" : "started",
        attempts: record?.attempts ?? 0, hints: record?.hints ?? 0,
        lookedUp: record?.isLookedUp ?? false)
    }
    return String(decoding: try encoder.encode(entries), as: UTF8.self) + "\n"
  }

  private struct Entry: Encodable {
    let id: String
    let name: String
    let topic: String
    let kind: Exercise.Kind
    let minutes: Int
    let state: String
    let attempts: Int
    let hints: Int
    let lookedUp: Bool
  }

  /// The topics, each once, in order.
  private var topics: [String] {
    exercises.map(\.topic).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func isSolved(_ exercise: Exercise) -> Bool { progress[exercise.id]?.isSolved == true }

  private func mark(_ exercise: Exercise) -> String {
    progress[exercise.id] == nil ? "○" : isSolved(exercise) ? "●" : "◐"
  }

  private func sentence(_ exercise: Exercise) -> String {
    "\(exercise.name) (\(exercise.topic), \(exercise.kind.rawValue), \(exercise.minutes) minutes):"
      + " \(exercise.title)"
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
