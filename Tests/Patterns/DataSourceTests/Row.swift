import DataSource

/// A row of the tests: known by a number, with a text whose change is a change of content.
struct Row: Identifiable, Equatable, Sendable, CustomStringConvertible {
  let id: Int
  var text = ""

  var description: String { "\(id)\(text)" }
}

typealias TestSection = ListSection<String, Row>

/// A list in short: `list("A", [1, 2], "B", [3])` reads as it will look.
func list(_ sections: (String, [Row])...) -> [TestSection] {
  sections.map { TestSection(id: $0.0, items: $0.1) }
}

extension Row: ExpressibleByIntegerLiteral {
  init(integerLiteral id: Int) { self.init(id: id) }
}

extension ItemPosition: ExpressibleByArrayLiteral {
  /// `[1, 0]` is row 0 of section 1, as index paths are commonly written.
  public init(arrayLiteral elements: Int...) {
    self.init(section: elements[0], row: elements[1])
  }
}
