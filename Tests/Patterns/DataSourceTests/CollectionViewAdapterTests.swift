import DataSource
import HeadlessUI
import TestSupport
import Testing

@Suite("CollectionViewAdapter: a table's data source in a collection view", .recordsViolations)
@MainActor struct CollectionViewAdapterTests {
  private static let contents = [
    list(("A", [1, 2, 3]), ("B", [4])), list(("A", [1, 3, 5]), ("B", [2, 4])),
    list(("B", [4, 2, 6])), list(("C", [7]), ("B", [6, 4])),
    list(("A", [4]), ("B", [Row(id: 6, text: "'")]), ("C", [7])), [],
  ]

  @Test("a table and a collection view get the same updates and show the same content")
  func sameUpdates() throws {
    let tableSource = SectionedDataSource<String, Row>()
    let gridSource = SectionedDataSource<String, Row>()
    let table = TableStage(tableSource)
    let grid = CollectionStage(gridSource)
    let (tableSpy, gridSpy) = (
      ListUpdateSpy(forwardingTo: table.table), ListUpdateSpy(forwardingTo: grid.view)
    )
    for content in Self.contents {
      try tableSource.apply(content, to: tableSpy)
      try gridSource.apply(content, to: gridSpy)
      #expect(grid.shown == content.texts)
      #expect(table.shown == grid.shown)
    }
    #expect(gridSpy.updates == tableSpy.updates)
  }

  @Test("a moved and changed item keeps its cell and shows its new content")
  func cellsAreKept() throws {
    let source = try SectionedDataSource(list(("A", [1, 2, 3])))
    let stage = CollectionStage(source)
    let cell = stage.view.cellForItem(at: [0, 2])
    let reloads = stage.view.reloadCount
    try source.apply(list(("A", [Row(id: 3, text: "'"), 1, 2])), to: stage.view)
    #expect(stage.shown == [["3'", "1", "2"]])
    #expect(stage.view.cellForItem(at: [0, 0]) === cell)
    #expect(stage.view.reloadCount == reloads)
  }

  @Test("an update of a collection view without a window is shown when the view gets a window")
  func notOnScreen() throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    let stage = CollectionStage(source, onScreen: false)
    try source.apply(list(("A", [2, 3]), ("B", [1])), to: stage.view)
    stage.window.addSubview(stage.view)
    #expect(stage.shown == [["2", "3"], ["1"]])
  }

  @Test(
    "if the data changes before the batch update, the collection view reports an invalid count",
    .tags(.trap))
  func dataChangedBeforeTheBatch() throws {
    let source = try SectionedDataSource(list(("A", [1])))
    let stage = CollectionStage(source)
    let update = try source.apply(list(("A", [1, 2])))
    stage.view.reloadData()  // so the batch update counts the items again when it begins
    stage.view.changeRows(by: update) {}
    let complaint = try #require(takeViolations().first?.message)
    #expect(complaint.contains("invalid number of items in section 0"))
  }

  @Test("if a data manager changes its content, the collection view shows the new item count")
  func managed() throws {
    let manager = ListManagerDouble(list(("A", [1, 2])))
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = ManagedDataSource(manager: manager, table: grid, identifier: "text") {
      (_: any CellTextShowing, _) in
    }
    let adapter = CollectionViewAdapter(source)
    grid.dataSource = adapter
    #expect(grid.numberOfItems(inSection: 0) == 2)
    manager.change(to: list(("A", [1])))
    #expect(grid.numberOfItems(inSection: 0) == 1)
  }

  @Test("a collection view and its adapter do not retain each other", .tags(.memory))
  func freed() async throws {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    try await expectFreed {
      let source = try SectionedDataSource(list(("A", [1])))
      let adapter = CollectionViewAdapter(
        source, cell: CellConfiguration(identifier: "text") { (_: AnyObject, _: Row) in })
      grid.dataSource = adapter
      return adapter
    }
    #expect(grid.dataSource == nil)
    let source = try SectionedDataSource(list(("A", [1])))
    try await expectFreed {
      let stage = CollectionStage(source)
      try source.apply(list(("A", [2])), to: stage.view)
      return stage.view
    }
  }
}
