/// Why a command cannot be done, as a sentence for the user.
public struct CommandFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, without a full stop at its end.
  public let description: String

  /// The fault that says `description`.
  public init(_ description: String) {
    self.description = description
  }
}
