import TestSupport
import Testing

@Suite("Architecture: cell classes and their protocols")
struct CellTests {
  /// Files with cells that declare no protocol, with the reason.
  ///
  /// A test fails if an exception is no longer necessary.
  private static let exempt = [
    "Sources/Screens/MassivePeopleList/PeopleListViewController.swift": "the massive baseline",
    "Sources/Screens/MassiveGrocery/ShoppingListTableViewController.swift": "the massive baseline",
    "Sources/Screens/StackGrocery/ShoppingListTableViewController.swift":
      "a stage that changes only the database of the massive baseline",
    "Sources/Screens/DataSourceGrocery/ShoppingListTableViewController.swift":
      "the stage before the one that adds the cell class and its protocol",
    "Sources/Screens/DocumentSplit/DocumentPeopleListViewController.swift": "the document's form",
    "Sources/Screens/DocumentSplit/DocumentPeopleListDataProvider.swift": "the document's form",
    "Sources/Patterns/DataSource/UIKit/TableViewAdapter.swift": generic,
    "Sources/Patterns/DataSource/UIKit/CollectionViewAdapter.swift": generic,
  ]
  private static let generic = "a cell configuration fills the cell and states its protocol"

  private static let files = SourceFile.package.filter { file in
    ["Sources/Screens/", "Sources/Patterns/", "Examples/"].contains(where: file.path.hasPrefix)
  }

  @Test("each cell class outside the massive variant conforms to a protocol named “…Showing”")
  func showing() {
    let cells = Self.files.flatMap { file in
      file.cellClasses.map { (path: file.path, conformances: $0) }
    }
    #expect(cells.count > 10)
    let silent = cells.filter { !$0.conformances.contains(/\w+Showing\b/) }.map(\.path)
    #expect(Set(silent).isSubset(of: Self.exempt.keys))
  }

  @Test("only exempt lists register a plain cell or fill a cell without a protocol")
  func plainCells() {
    let plain = Self.files.filter(\.usesPlainCells).map(\.path)
    #expect(Set(plain) == Set(Self.exempt.keys))
  }

  @Test(
    "the search finds a declaration over several lines and each use of a plain cell",
    arguments: [
      "table.register(UITableViewCell.self, forCellReuseIdentifier: \"a\")",
      "register(\n  CollectionViewCell.self, forCellWithReuseIdentifier: \"a\")",
      "{ (cell: TableViewCell, list) in }", "let cell = UITableViewCell(style: .value1)",
      "var content = cell.defaultContentConfiguration()", "cell?.textLabel?.text = name",
      "cell.contentConfiguration =\n  content",
    ])
  func found(_ use: String) {
    #expect(SourceFile.isPlainUse(use))
    let classes = SourceFile.cellClasses(
      in: "final class NameCell<Name>:\n  UITableViewCell,\n  NameShowing\n{ }\nclass Row: View {}")
    #expect(classes == ["\n  UITableViewCell,\n  NameShowing\n"])
  }
}

extension SourceFile {
  /// The superclass and the conformances of each direct subclass of a cell class.
  fileprivate var cellClasses: [String] { Self.cellClasses(in: code) }

  fileprivate static func cellClasses(in code: String) -> [String] {
    guard code.has("ViewCell") else { return [] }
    return code.matches(
      of: /\bclass\s+\w+(?:<[^>]*>)?\s*:(\s*(?:UI)?(?:Table|Collection)ViewCell\b[^{]*)\{/
    )
    .map { String($0.1) }
  }

  /// Whether the file registers, makes or fills cells whose class declares no protocol.
  fileprivate var usesPlainCells: Bool {
    Self.isPlainUse(code) || cellClasses.contains { !$0.contains(/\w+Showing\b/) }
      || code.has("dequeueReusableCell")
        && !code.contains(/\w+Showing\b|\.fill\(/)
  }

  fileprivate static func isPlainUse(_ code: String) -> Bool {
    // A search for text is much faster than a regular expression.
    guard code.has("ViewCell") || code.has("cell") else { return false }
    return [
      /register\(\s*(?:UI)?(?:Table|Collection)ViewCell\.self/,
      /cell: (?:UI)?(?:Table|Collection)ViewCell\b(?!\.)/,
      /= (?:UI)?(?:Table|Collection)ViewCell\(/,
      /cell[?!]?\.(?:defaultContentConfiguration\(|textLabel|detailTextLabel)/,
      /cell[?!]?\.contentConfiguration\s*=/,
    ].contains(where: code.contains)
  }

  private var code: String { codeLines.joined(separator: "\n") }
}
