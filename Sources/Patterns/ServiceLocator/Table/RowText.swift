/// What is written in a row: a title, and perhaps a second line.
public nonisolated struct RowText: Equatable, Sendable {
  /// The first line.
  public let title: String
  /// The second line; nil for none.
  public let detail: String?

  /// A row of one line, or of two.
  public init(_ title: String, detail: String? = nil) {
    self.title = title
    self.detail = detail
  }
}
