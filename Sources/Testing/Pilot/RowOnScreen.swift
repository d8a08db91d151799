/// A table's row, as a person reads it.
public struct RowOnScreen: Equatable, Sendable {
  /// The heading of the row's section; nil where it has none.
  public let section: String?
  /// The texts in the row, the title first.
  public let texts: [String]

  /// A row with these texts.
  public init(section: String? = nil, texts: [String]) {
    self.section = section
    self.texts = texts
  }

  /// The first text; empty where there is none.
  public var title: String { texts.first ?? "" }
}
