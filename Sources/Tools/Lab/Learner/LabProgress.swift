package import Foundation

/// The learner's progress, which `Lab/progress.json` stores.
///
/// The records are stored under the exercises' ids, so renamed and reordered exercises keep them.
package struct LabProgress: Codable, Equatable, Sendable {
  /// The progress of one exercise that the learner started.
  package struct Record: Codable, Equatable, Sendable {
    package var isSolved = false
    /// The number of hints that were shown.
    package var hints = 0
    /// The number of checks.
    package var attempts = 0
    /// Whether the solution was shown before the exercise was solved.
    package var isLookedUp = false

    package init() {}
  }

  /// The error if the file cannot be read.
  package struct Unreadable: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// The records by the exercises' ids. Records with unknown ids are kept.
  package private(set) var records: [String: Record] = [:]

  /// Creates the progress of a learner who started nothing.
  package init() {}

  /// Reads the progress from the folder `Lab`. If there is no file, the progress is empty.
  package init(in folder: URL) throws {
    let file = Self.file(in: folder)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    } catch {
      throw Unreadable(
        description: """
          Lab/progress.json cannot be read. Repair it, or rename it to begin without progress. \
          Your work on the exercises stays.
          """)
    }
  }

  /// The record of an exercise, or nil if the learner did not start the exercise.
  package subscript(id: String) -> Record? { records[id] }

  /// Changes the record of one exercise in the file, and returns the new record.
  ///
  /// Other processes wait, so no change is lost. The file is replaced completely or not at all.
  @discardableResult
  package static func update(
    _ id: String, in folder: URL, _ change: (inout Record) -> Void
  ) throws -> Record {
    var record = Record()
    try edit(in: folder) { records in
      record = records[id] ?? record
      change(&record)
      records[id] = record
    }
    return record
  }

  /// Removes the record of one exercise from the file.
  package static func remove(_ id: String, in folder: URL) throws {
    try edit(in: folder) { $0[id] = nil }
  }

  private static func edit(in folder: URL, _ change: (inout [String: Record]) -> Void) throws {
    let lock = try LabLock("progress", in: folder)
    defer { lock.end() }
    var progress = try Self(in: folder)
    change(&progress.records)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(progress).write(to: file(in: folder), options: .atomic)
  }

  private static func file(in folder: URL) -> URL { folder.appending(path: "progress.json") }
}
