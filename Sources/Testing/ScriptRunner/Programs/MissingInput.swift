/// A file that was asked for cannot be read; exit status 66.
public struct MissingInput: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is missing, as a clause.
  public let description: String

  /// The error that says `description`.
  public init(_ description: String) {
    self.description = description
  }
}
