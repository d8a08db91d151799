package import Foundation

/// An exercise of the lab: a folder with a text and edits of sources.
package struct Exercise: Equatable, Sendable {
  /// The task of the learner: an answer, a repair, a test or a change.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case predict, fix, `catch`, inject, cut, change
  }

  /// The folder of all exercises.
  package static let folder = "Examples/Lab"

  /// The topics, in the order in which a learner should solve them.
  package static let topics = [
    "DataSource", "Presenter", "Binding", "Interaction", "KeyboardManager", "Navigator",
    "ServiceLocator", "Composition", "SmartView", "PeopleLists", "OtherScreens", "Stage",
    "LocalFirst", "Cut", "Changes",
  ]

  package let topic: String
  package let name: String
  /// The identifier under which the progress is stored.
  package let id: String
  package let kind: Kind
  package let minutes: Int
  /// The position in the topic.
  package let order: Int
  /// The path of a guide, optionally with “#” and the anchor of a heading.
  package let guide: String
  /// The kit's test targets whose modules a check builds.
  package internal(set) var suites: [String] = []
  /// The module of the variant that the specification tests.
  package internal(set) var variant: String?
  /// Files of the kit that are added to the exercise's own tests.
  package internal(set) var support: [String] = []
  /// The imports of the program whose output is predicted.
  package internal(set) var uses: [String] = []
  /// The modules that the program needs, as in `UNMASSIVE_ONLY`.
  package internal(set) var modules: [String] = []
  /// The recording whose lines are predicted.
  package internal(set) var recording: String?
  /// The name of the exercise whose solution is the start of this exercise.
  package internal(set) var previous: String?
  /// The name of the change request.
  package internal(set) var request: String?
  /// The recorded action whose calls show the effect of a cut.
  package internal(set) var action: String?
  package internal(set) var goals: [Goal] = []

  package internal(set) var title: String
  package internal(set) var problem: String
  package internal(set) var task: String
  package internal(set) var hints: [String]
  package internal(set) var why: String

  /// The path of the exercise's folder below the root.
  package var path: String { "\(Self.folder)/\(topic)/\(name)" }

  /// Returns the exercise's files whose names begin with `prefix` and end with `suffix`, sorted.
  package func files(_ prefix: String, _ suffix: String, in root: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: path).path)
    return (names ?? []).filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }.sorted()
  }

  /// Returns all exercises of the kit in `root`, by topic and order.
  package static func all(in root: URL) throws -> [Self] {
    let manager = FileManager.default
    let start = root.appending(path: folder)
    var exercises: [Self] = []
    for topic in try manager.contentsOfDirectory(atPath: start.path) where !topic.hasPrefix(".") {
      let folder = start.appending(path: topic)
      for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] {
        let file = folder.appending(path: "\(name)/exercise.md")
        guard manager.fileExists(atPath: file.path) else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        exercises.append(try Self(parsing: text, topic: topic, name: name))
      }
    }
    return exercises.sorted { $0.place < $1.place }
  }

  private var place: (Int, Int, String) {
    (Self.topics.firstIndex(of: topic) ?? Self.topics.count, order, name)
  }
}

/// The error if an exercise cannot be read or written, in sentences for the user.
package struct LabError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
