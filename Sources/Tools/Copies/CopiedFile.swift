package import Foundation

/// One file of a copy in three versions.
package struct CopiedFile: Equatable, Sendable {
  /// The relation of the three versions.
  package enum State: String, Codable, Sendable {
    case unchanged
    /// The user changed the file.
    case edited
    /// The kit changed the file.
    case behind
    /// The user and the kit changed the file differently.
    case diverged
    /// The user deleted the file.
    case removed = "removed on purpose"
    case added = "added in the kit"
    case deleted = "deleted in the kit"
    /// The user changed a file that the kit deleted.
    case orphaned = "edited, deleted in the kit"
    /// The kit added a file, but the user has a different file with that name.
    case occupied = "your own file has this name"
    /// The user's file contains the markers of a conflict.
    case conflict
  }

  package let pattern: String
  /// The path in the copy, which begins with `Tests/` if the file is a test.
  package let path: String
  /// The file as it was copied, or nil if it is new in the kit.
  package let base: Data?
  /// The user's file, or nil if it does not exist.
  package let mine: Data?
  /// The kit's file now, or nil if the kit deleted it.
  package let kit: Data?

  package var state: State {
    if mine?.contains("<<<<<<< your edit\n".utf8) == true { return .conflict }
    guard let base else { return mine == nil || mine == kit ? .added : .occupied }
    guard let mine else { return .removed }
    guard let kit else { return mine == base ? .deleted : .orphaned }
    if kit == base { return mine == base ? .unchanged : .edited }
    return mine == base || mine == kit ? .behind : .diverged
  }

  /// Returns the difference from the base, as `git diff` prints it.
  ///
  /// - Parameter name: The path that the result names.
  @MainActor package func difference(to new: Data?, named name: String) async throws -> String {
    try await Git.difference(name, from: base, to: new)
  }
}
