package import Foundation
internal import SourceMeasures

/// The exercises that were proved, each with a hash of its inputs, from `verified.json`.
package struct VerifiedExercises: Equatable, Sendable {
  package static let path = Exercise.folder + "/verified.json"

  private let root: URL
  private(set) var hashes: [String: String]
  /// The hashes of files that were read already.
  private var files: [String: StableHash] = [:]

  /// Reads the file of the kit in `root`. Without such a file, no exercise was proved.
  package init(in root: URL) throws {
    self.root = root
    let file = root.appending(path: Self.path)
    let isThere = FileManager.default.fileExists(atPath: file.path)
    hashes = try JSONDecoder().decode(
      [String: String].self, from: isThere ? try Data(contentsOf: file) : Data("{}".utf8))
  }

  /// Returns whether an exercise's inputs are unchanged since its last proof.
  package mutating func isUnchanged(_ exercise: Exercise) throws -> Bool {
    try hashes[exercise.id] == hash(of: exercise)
  }

  /// Records that an exercise was proved with its current inputs.
  package mutating func record(_ exercise: Exercise) throws {
    hashes[exercise.id] = try hash(of: exercise)
  }

  /// Writes the file, without exercises that no longer exist.
  package mutating func write(keeping exercises: [Exercise]) throws {
    let ids = Set(exercises.map(\.id))
    hashes = hashes.filter { ids.contains($0.key) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(hashes) + Data("\n".utf8)).write(
      to: root.appending(path: Self.path), options: .atomic)
  }

  /// Chooses the exercises to prove: changed exercises, and a random part of the others.
  ///
  /// - Parameter part: The part of the other exercises, such as 0.1.
  package mutating func changed(
    among exercises: [Exercise], part: Double, using generator: inout some RandomNumberGenerator
  ) throws -> [Exercise] {
    let open = try exercises.filter { try !isUnchanged($0) }
    let rest = exercises.filter { exercise in !open.contains { $0.id == exercise.id } }
    let count = Int((Double(rest.count) * part).rounded(.up))
    let chosen = Set((open + rest.shuffled(using: &generator).prefix(count)).map(\.id))
    return exercises.filter { chosen.contains($0.id) }
  }

  /// Returns the hash of the files that the proof of an exercise depends on most.
  ///
  /// These are mainly its folder, the folders that its edits change, and its suites and modules.
  /// Three things are left out, because they cannot change a verdict: comments of Swift files, the
  /// text below the keys of `exercise.md`, and the results that `changes-hold` writes.
  mutating func hash(of exercise: Exercise) throws -> String {
    var paths = Set(SourceTree.paths(below: exercise.path, in: root))
    for folder in try exercise.inputFolders(in: root) {
      paths.formUnion(SourceTree.paths(below: folder, in: root))
    }
    paths.formUnion(exercise.support + [exercise.recording].compactMap(\.self))
    var hash = StableHash()
    for path in paths.sorted() where !path.hasSuffix("held.txt") {
      hash.add(path.utf8)
      hash.add(try self.hash(of: path))
    }
    return hash.text
  }

  private mutating func hash(of path: String) throws -> StableHash {
    if let known = files[path] { return known }
    var data = try Data(contentsOf: root.appending(path: path))
    if path.hasSuffix("/exercise.md"), let end = data.firstRange(of: Data("\n---\n".utf8)) {
      data = data[..<end.lowerBound]
    }
    var hash = StableHash()
    if path.hasSuffix(".swift") {
      let source = SwiftSource(path: path, text: String(decoding: data, as: UTF8.self))
      for token in source.code {
        hash.add(token.text.utf8)
        hash.add(CollectionOfOne(0))
      }
    } else {
      data.withUnsafeBytes { hash.add($0) }
    }
    files[path] = hash
    return hash
  }
}

extension Exercise {
  /// Returns the folders of the kit that a proof of the exercise depends on most.
  func inputFolders(in root: URL) throws(LabError) -> Set<String> {
    let tree = SourceTree(root: root)
    var paths = try solvedPaths(in: root)
    for edit in files("", ".edit", in: root) { paths += try tree.paths(inEdit: "\(path)/\(edit)") }
    var folders = Set(try Self.folders(of: paths, in: root))
    let state = try state(.start, in: root)
    for module in state.modules {
      folders.insert(try Self.suiteFolder(module + "Tests", in: root))
      if let sources = Self.sourceFolder(module, in: root) { folders.insert(sources) }
    }
    folders.formUnion(state.folders.keys)
    if let request { folders.insert("Examples/Changes/\(request)") }
    var earlier = previous
    while let name = earlier {
      let path = "\(Self.folder)/\(topic)/\(name)"
      let text = try tree.text("\(path)/exercise.md") ?? ""
      let exercise = try Exercise(parsing: text, topic: topic, name: name)
      folders.formUnion(try Self.folders(of: exercise.solvedPaths(in: root), in: root) + [path])
      earlier = exercise.previous
    }
    return folders
  }

  private static func sourceFolder(_ module: String, in root: URL) -> String? {
    let layers = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources").path)
    return (["Sources/\(module)"] + (layers ?? []).sorted().map { "Sources/\($0)/\(module)" })
      .first { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
  }
}
