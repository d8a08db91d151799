import DataSource

/// A row with a number as its id, and text that can change.
struct Row: Identifiable, Equatable, Sendable, CustomStringConvertible {
  let id: Int
  var text = ""

  var description: String { "\(id)\(text)" }
}

extension Row: ExpressibleByIntegerLiteral {
  init(integerLiteral id: Int) { self.init(id: id) }
}

typealias TestSection = ListSection<String, Row>

/// Returns sections from pairs of a name and rows: `list(("A", [1, 2]), ("B", [3]))`.
func list(_ sections: (String, [Row])...) -> [TestSection] {
  sections.map { TestSection(id: $0.0, items: $0.1) }
}

/// The two functions that compare contents. If a copy of the pattern omits one of these functions,
/// the case of this function must be removed too.
enum RowComparison: CaseIterable {
  case changes, standardChanges

  /// Returns a data source of `content` that compares contents with this function.
  @MainActor func makeSource(
    _ content: [TestSection] = [], trustingIDs: Bool = false
  ) throws -> SectionedDataSource<String, Row> {
    let source =
      switch self {
      case .changes:
        SectionedDataSource<String, Row>(
          trustingIDs: trustingIDs, comparing: ListUpdate.changes)
      case .standardChanges:
        SectionedDataSource<String, Row>(
          trustingIDs: trustingIDs, comparing: ListUpdate.standardChanges)
      }
    try source.apply(content)
    return source
  }
}

/// A cell that shows text. Tests use this protocol instead of a cell class.
@MainActor protocol CellTextShowing: AnyObject {
  var shownText: String? { get set }
}

/// A list that records its updates and can forward them to another list.
@MainActor final class ListUpdateSpy: RowChanging {
  private(set) var updates: [ListUpdate] = []
  private let next: (any RowChanging)?
  /// Called at the start of a change, before the data changes.
  var beforeChange: (@MainActor () -> Void)?
  /// Called during a change, after the data has changed.
  var duringChange: (@MainActor () -> Void)?

  init(forwardingTo next: (any RowChanging)? = nil) { self.next = next }

  func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    updates.append(update)
    beforeChange?()
    if let next { next.changeRows(by: update, updatingData: updatingData) } else { updatingData() }
    duringChange?()
  }
}

/// A manager whose rows the test changes.
@MainActor final class ListManagerDouble: ListManaging {
  weak var delegate: (any RowChanging)?
  private let source = SectionedDataSource<String, Row>()

  init(_ sections: [TestSection]) { change(to: sections) }

  func change(to sections: [TestSection]) {
    do {
      guard let delegate else { return _ = try source.apply(sections) }
      try source.apply(sections, to: delegate)
    } catch { fatalError("\(error)") }
  }

  var numberOfSections: Int { source.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { source.numberOfItems(inSection: section) }
  func item(at position: ItemPosition) -> Row { source.item(at: position) }
}
