package import Foundation

/// The changes that bring copies to the version of the kit.
package struct CopyUpdate: Sendable {
  /// The change of one file.
  package struct Step: Equatable, Sendable {
    package let file: CopiedFile
    /// The file after the update, or nil if it does not exist then.
    package let result: Data?
    /// Whether ``result`` contains markers of conflicts.
    package let isConflict: Bool

    /// The change as a line for the user, or nil if nothing changes.
    package var line: String? {
      let word: String? =
        switch file.state {
        case .unchanged, .edited: nil
        case .behind: "updated"
        case .diverged: isConflict ? "CONFLICT" : "merged"
        case .added: "added"
        case .deleted: "deleted"
        case .orphaned: "kept, although the kit deleted it"
        case .removed: file.kit == file.base ? nil : "not restored, because you removed it"
        case .occupied: nil
        }
      return word.map { "\(file.path): \($0)" }
    }
  }

  package let patterns: [String]
  package let steps: [Step]
  private let commit: String?

  /// Merges the changes of the kit and of the user. Writes nothing.
  ///
  /// - Throws: ``CopyError/exists(paths:)`` if the user has a file with the name of a new file.
  @MainActor package init(_ patterns: [String], of copies: Copies, from kit: Kit) async throws {
    let support = copies.manifest.patterns[Kit.support] == nil ? [] : [Kit.support]
    self.patterns = patterns.filter { $0 != Kit.support } + support
    let files = try self.patterns.flatMap { try copies.files(of: $0, in: kit) }
    let occupied = files.filter { $0.state == .occupied }
    guard occupied.isEmpty else {
      throw CopyError.exists(paths: occupied.map { copies.url($0.path).path })
    }
    var steps: [Step] = []
    for file in files { steps.append(try await Self.step(file)) }
    self.steps = steps
    commit = await kit.commit()
  }

  @MainActor private static func step(_ file: CopiedFile) async throws -> Step {
    switch file.state {
    case .behind, .added, .deleted: return Step(file: file, result: file.kit, isConflict: false)
    case .diverged:
      guard let mine = file.mine, let base = file.base, let kit = file.kit else { break }
      let merge = try await Git.merge(mine: mine, base: base, kit: kit)
      return Step(file: file, result: merge.text, isConflict: merge.isConflict)
    default: break
    }
    return Step(file: file, result: file.mine, isConflict: false)
  }

  /// Returns the copies after the update, which are then compiled and tested.
  package func checked(_ copies: Copies, in kit: Kit) throws -> CheckedCopies {
    let results = Dictionary(uniqueKeysWithValues: steps.map { ($0.file.path, $0.result) })
    return try CheckedCopies(patterns, of: copies, in: kit) { results[$0.path] ?? nil }
  }

  /// Writes the files, and then the manifest.
  @MainActor package func write(to copies: inout Copies, from kit: Kit) throws {
    for step in steps where step.result != step.file.mine {
      let file = copies.url(step.file.path)
      if let result = step.result {
        try result.write(creatingFoldersFor: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
    var bases: [String: Data] = [:]
    for pattern in patterns {
      guard let entry = copies.manifest.patterns[pattern] else { continue }
      let files = steps.filter { $0.file.pattern == pattern }.map { ($0.file.path, $0.file.kit) }
      let kept = Dictionary(uniqueKeysWithValues: files).compactMapValues(\.self)
      copies.record(
        pattern, module: entry.module, files: kept, hasTests: copies.hasTests(pattern), of: kit,
        commit: commit)
      bases.merge(kept) { $1 }
    }
    try copies.save(bases)
  }
}
