/// What a row shows of a person, ready to be read.
public nonisolated struct PersonRowContent: Equatable, Sendable {
  /// The full name in the locale's order.
  public let name: String
  /// The formatted birthday; empty where it is not known.
  public let birthday: String
  /// The sign of how the person stands with the server; empty where there is nothing to tell.
  public let mark: String
}
