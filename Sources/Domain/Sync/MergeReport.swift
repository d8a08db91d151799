/// A conflict of a merge, kept until the user has been told.
public struct MergeReport: Hashable, Sendable, Identifiable {
  /// Counts the reports of one device.
  public let id: Int
  /// The person as they were when the merge had been made.
  public let person: Person
  /// What gave way.
  public let conflict: MergeConflict

  /// The report number `id`.
  public init(id: Int, person: Person, _ conflict: MergeConflict) {
    self.id = id
    self.person = person
    self.conflict = conflict
  }
}

extension MergeReport: CustomStringConvertible {
  /// What happened, as a sentence for the user.
  public var description: String {
    let name = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    return switch conflict {
    case .field(let field, let lost):
      "The \(field.rawValue) of \(name) was changed elsewhere too; "
        + (lost.isEmpty ? "there it was removed." : "there it was “\(lost)”.")
    case .deletedElsewhere: "\(name) was deleted elsewhere; your change keeps them."
    case .deletedHere: "\(name) was changed elsewhere, and is not deleted."
    case .deletionRefused(let reason): "\(name) was not deleted: \(reason)."
    }
  }
}
