/// The program was called in a way that it does not understand; exit status 64 (`EX_USAGE`).
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, without the program's name.
  public let description: String

  /// The error that says `description`.
  public init(_ description: String) {
    self.description = description
  }
}
