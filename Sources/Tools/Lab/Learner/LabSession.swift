package import Foundation
internal import SourceMeasures

/// The exercise that the learner works on, which `Lab/session.json` stores.
package struct LabSession: Codable, Equatable, Sendable {
  /// The id of the exercise.
  package let id: String
  /// The name of the exercise's folder below `Lab/Saved`.
  ///
  /// For a change exercise, the name contains the variant.
  package let place: String
  /// The module of the variant in a change exercise.
  package let variant: String?
  /// The folders in which the learner edits and adds files, by path below `Lab`.
  let folders: [String]
  /// The hashes of the learner's files at the start of the exercise.
  ///
  /// The keys are the paths below `Lab`.
  let start: [String: String]
  /// The hashes of the kit's files that a check uses, by path.
  ///
  /// The paths are relative to the root. The learner's files are left out.
  let kit: [String: String]

  /// Creates a session that starts now.
  package init(_ exercise: Exercise, in root: URL) throws {
    (id, variant) = (exercise.id, exercise.variant)
    place = exercise.name + (exercise.kind == .change ? "-\(variant ?? "")" : "")
    folders = try exercise.learnerFolders(in: root)
    let start = try Self.files(of: exercise, .start, in: root)
    self.start = start.mapValues { Self.hash(Data($0.utf8)) }
    var paths = exercise.support + ["Package.swift"]
    for folder in try exercise.kitFolders(in: root) {
      paths += SourceTree.paths(below: folder, in: root)
    }
    var kit: [String: String] = [:]
    for path in paths where start[path] == nil {
      kit[path] = Self.hash(of: root.appending(path: path))
    }
    self.kit = kit
  }

  /// Returns the texts of the learner's files in a state, by path below `Lab`.
  package static func files(
    of exercise: Exercise, _ stage: Exercise.Stage, in root: URL
  ) throws -> [String: String] {
    switch exercise.kind {
    case .predict:
      let name = stage == .start ? Exercise.predictionFile : "solution.txt"
      let text = try SourceTree(root: root).text("\(exercise.path)/\(name)") ?? ""
      return [Exercise.predictionFile: text]
    case .catch:
      let text = try exercise.state(stage, in: root).tests[Exercise.testFile] ?? ""
      return ["Tests/ExerciseTests/\(Exercise.testFile)": text]
    case .fix, .inject, .cut, .change:
      let tree = try exercise.tree(stage, in: root)
      return try exercise.learnerFolders(in: root).reduce(into: [:]) { files, folder in
        files.merge(try tree.files(below: folder)) { $1 }
      }
    }
  }

  /// Returns the kit's files that changed between this session and `now`, sorted.
  package func changes(until now: Self) -> [String] {
    let old = start.merging(kit) { $1 }
    let new = now.start.merging(now.kit) { $1 }
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  /// Returns whether the learner edits or adds the file at `path`.
  func contains(_ path: String) -> Bool {
    start[path] != nil || folders.contains { path.hasPrefix($0 + "/") }
  }

  /// Returns the hash of a file; nil if the file cannot be read.
  static func hash(of file: URL) -> String? { (try? Data(contentsOf: file)).map(hash) }

  private static func hash(_ data: Data) -> String { StableHash(of: data).text }
}

extension Exercise {
  /// Returns the folders of the kit that a check can use: sources, suites and the exercise.
  fileprivate func kitFolders(in root: URL) throws -> [String] {
    let layers = ["Domain", "Patterns", "Screens", "Services", "Testing", "UI"]
    var folders = layers.map { "Sources/\($0)" } + [path]
    if let request { folders.append("Examples/Changes/\(request)") }
    guard kind != .predict, kind != .catch else { return folders }
    for suite in suites.isEmpty ? ["AcceptanceTests"] : suites {
      folders.append(try Self.suiteFolder(suite, in: root))
    }
    return folders
  }
}
