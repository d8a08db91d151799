/// Somebody whom the server told of in a way that this device cannot show: without a name, with a
/// control character in it, or without a revision.
///
/// One such person does not keep the others from coming. Whoever syncs leaves what this device knows
/// of them as it is, and reports the reason.
public struct UnreadablePerson: Hashable, Sendable {
  /// Who it is; nil where even that cannot be read.
  public let id: Person.ID?
  /// What is wrong with them, as a part of a sentence.
  public let reason: String

  /// Somebody who cannot be shown, for this reason.
  public init(id: Person.ID?, reason: String) {
    self.id = id
    self.reason = reason
  }
}

extension UnreadablePerson: CustomStringConvertible {
  /// A part of a sentence: "the person 1e… cannot be used: the first name …".
  public var description: String {
    "\(id.map { "the person \($0)" } ?? "a person") cannot be used: \(reason)"
  }
}
