package import Foundation
internal import SourceMeasures

/// The changes that update copies to the current version of the kit.
package struct CopyUpdate: Sendable {
  /// The change of one file.
  package struct Step: Equatable, Sendable {
    package let file: CopiedFile
    /// The file after the update, or nil if it does not exist then.
    package let result: Data?
    /// Whether ``result`` contains markers of conflicts.
    package let isConflict: Bool

    /// The outcome in a few words; nil if the user needs none.
    package var change: String? {
      switch file.state {
      case .unchanged, .edited, .occupied, .conflict: nil
      case .behind: "updated"
      case .diverged: isConflict ? "CONFLICT" : "merged"
      case .added: "added"
      case .deleted: "deleted"
      case .orphaned: "kept, although the kit deleted it"
      case .removed:
        file.kit == nil || file.kit == file.base ? nil : "not restored, because you removed it"
      }
    }
  }

  package let patterns: [String]
  package let steps: [Step]
  private let commit: String?

  /// Merges the changes of the kit and of the user, but writes nothing.
  ///
  /// - Throws: ``CopyError/exists(paths:)`` if the user has a file with the name of a new file.
  ///   Throws ``CopyError/unresolved(paths:)`` if a file contains the markers of an earlier
  ///   conflict.
  @MainActor package init(_ patterns: [String], of copies: Copies, from kit: Kit) async throws {
    try copies.requireOutside(kit)
    let support = copies.manifest.patterns[Kit.support] == nil ? [] : [Kit.support]
    self.patterns = patterns.filter { $0 != Kit.support } + support
    let files = try self.patterns.flatMap { try copies.files(of: $0, in: kit) }
    let occupied = files.filter { $0.state == .occupied }
    guard occupied.isEmpty else {
      throw CopyError.exists(paths: occupied.map { copies.url($0.path).path })
    }
    let unresolved = files.filter { $0.state == .conflict }
    guard unresolved.isEmpty else {
      throw CopyError.unresolved(paths: unresolved.map { copies.url($0.path).path })
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

  /// Whether a step leaves markers of a conflict.
  package var hasConflicts: Bool { steps.contains(where: \.isConflict) }

  /// Returns the copies after the update, and the same files without the user's edits.
  ///
  /// If a support file changes, all patterns are included, because their tests use it.
  package func checked(
    _ copies: Copies, in kit: Kit
  ) throws -> (new: CheckedCopies, original: CheckedCopies) {
    let changesSupport = steps.contains {
      $0.file.pattern == Kit.support && $0.result != $0.file.mine
    }
    let names = changesSupport ? Array(copies.manifest.patterns.keys) : patterns
    let results = Dictionary(steps.map { ($0.file.path, $0.result) }) { $1 }
    return (
      try CheckedCopies(names, of: copies, in: kit) { results[$0.path, default: $0.mine] },
      try CheckedCopies(names, of: copies, in: kit) {
        patterns.contains($0.pattern) ? $0.kit : $0.base
      }
    )
  }

  /// Writes the files, and then the manifest.
  ///
  /// - Throws: ``CopyError/changedMeanwhile(path:)`` if a file changed after this value was
  ///   created.
  @MainActor package func write(to copies: inout Copies, from kit: Kit) throws {
    for file in steps.map(\.file) where try copies.mine(file.path) != file.mine {
      throw CopyError.changedMeanwhile(path: copies.url(file.path).path)
    }
    for step in steps where step.result != step.file.mine {
      try copies.write(step.result, to: step.file.path)
    }
    var bases: [String: Data] = [:]
    for pattern in patterns {
      guard var entry = copies.manifest.patterns[pattern] else { continue }
      let files = steps.filter { $0.file.pattern == pattern }.map { ($0.file.path, $0.file.kit) }
      let kept = Dictionary(files) { $1 }.compactMapValues(\.self)
      (entry.kitVersion, entry.kitCommit) = (kit.version, commit)
      entry.files = kept.mapValues { StableHash(of: $0).text }
      entry.leftOut = kit.leftOut(
        of: pattern, hasTests: copies.hasTests(pattern),
        hasAdapters: copies.hasAdapters(pattern))
      // If the kit deleted the pattern, no file is recorded, so the entry is removed.
      copies.manifest.patterns[pattern] = kept.isEmpty ? nil : entry
      bases.merge(kept) { $1 }
    }
    try copies.saveLicense(of: kit)
    try copies.save(bases)
  }
}
