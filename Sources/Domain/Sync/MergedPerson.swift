/// What a merge came to.
public struct MergedPerson: Hashable, Sendable {
  /// The details that live on; nil where the person does not.
  public let info: PersonInfo?
  /// What had to give way, so that the user can be told; mostly nothing.
  public let conflicts: [MergeConflict]

  /// A merge that came to `info`.
  public init(_ info: PersonInfo?, _ conflicts: [MergeConflict] = []) {
    self.info = info
    self.conflicts = conflicts
  }
}
