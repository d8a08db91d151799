import TestSupport
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A cell that counts the calls to `prepareForReuse()`.
private final class CountingCell: UITableViewCell {
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

/// Source: https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()
/// developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
/// https://developer.apple.com/documentation/uikit/uitableview/reloaddata()
/// https://developer.apple.com/documentation/uikit/uitableviewcell
@Suite("UITableView: cells")
@MainActor struct TableCellTests {
  /// The default height of 440 points shows ten rows of 44 points.
  @Test("only visible rows have cells, in a list of any length", arguments: [100, 100_000])
  func inSight(rows: Int) {
    let source = CellsSource(rows: rows)
    let table = source.show()
    #expect(table.visibleCells.count == 10)
    #expect(table.indexPathsForVisibleRows == (0..<10).map { [0, $0] })
    #expect(table.cellForRow(at: [0, 10]) == nil)
    #expect(table.contentSize.height == CGFloat(rows) * 44)
  }

  @Test("a cell that scrolls out of view is prepared for reuse and used for another row")
  func reuse() {
    let source = CellsSource(rows: 100) { table, row in
      table.dequeueReusableCell(withIdentifier: "counting", for: row)
    }
    let table = source.show(height: 0)
    table.register(CountingCell.self, forCellReuseIdentifier: "counting")
    table.frame.size.height = 440
    let first = table.cellForRow(at: [0, 0]) as? CountingCell
    #expect(first?.preparations == 0)
    table.setContentOffset(CGPoint(x: 0, y: 440), animated: false)
    let cells = table.visibleCells.compactMap { $0 as? CountingCell }
    #expect(table.indexPathsForVisibleRows?.first == [0, 10])
    #expect(cells.contains { $0 === first })
    #expect(cells.map(\.preparations) == Array(repeating: 1, count: 10))
  }

  @Test("dequeuing without an index path returns nil for an unregistered identifier")
  func plainDequeue() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    table.register(CountingCell.self, forCellReuseIdentifier: "some")
    let cell = table.dequeueReusableCell(withIdentifier: "some")
    #expect(cell is CountingCell)
    #expect(cell?.reuseIdentifier == "some")
    let none: UITableViewCell.Type? = nil
    table.register(none, forCellReuseIdentifier: "some")
    #expect(table.dequeueReusableCell(withIdentifier: "some") == nil)
  }

  /// Source: observed behavior, not documented.
  @Test("reading cells during `cellForRowAt` causes a warning", .countsWarnings)
  func readsCellsDuringRequest() {
    let source = CellsSource(rows: 1) { table, row in
      #expect(table.cellForRow(at: row) == nil)
      #expect(table.visibleCells.isEmpty)
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    _ = source.show()
    expectWarnings(containing: ["cellForRow(at:)", "visibleCells"])
  }

  @Test(
    "`reloadData()` reads row counts at once, requests cells at the next layout, and deselects rows"
  )
  func reload() {
    let list = ShownTable([["a"]])
    list.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    list.source.sections = [["b", "c"]]
    #expect(list.table.numberOfRows(inSection: 0) == 1)
    list.table.reloadData()
    #expect(list.table.numberOfRows(inSection: 0) == 2)
    #expect(list.source.takeAsked().isEmpty)
    #expect(list.shown == [["b", "c"]])
    #expect(list.table.indexPathForSelectedRow == nil)
  }

  @Test("`indexPath(for:)` returns the index path of a visible cell, and nil for other cells")
  func indexPathOfCell() {
    let list = ShownTable([["a"], ["b"]])
    let cell = list.table.visibleCells[1]
    #expect(list.table.indexPath(for: cell) == [1, 0])
    list.source.sections = [["a"], []]
    list.table.deleteRows(at: [[1, 0]], with: .automatic)
    #expect(list.table.indexPath(for: cell) == nil)
  }

  @Test("a cell has the labels of its style")
  func labels() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    let detailed = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(plain.textLabel?.superview === plain.contentView)
    #expect(plain.detailTextLabel == nil)
    #expect(detailed.detailTextLabel != nil)
    detailed.accessoryType = .checkmark
    detailed.isHighlighted = true
    detailed.prepareForReuse()
    #expect(!detailed.isHighlighted)
  }

  /// The class that declares the conformance decides whether its own method or the protocol's
  /// default is called. A subclass cannot change this.
  ///
  /// Source: the rule of Swift that a class satisfies a requirement where the class declares the
  /// conformance (SE-0160 for `@objc`).
  @Test(
    "a subclass's optional data source method is called only if its base class has the method",
    .tags(.trap))
  func defaultsAreBoundOnce() {
    class Closed: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    class Deaf: Closed {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
    }
    class Heard: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 3 }
    }
    let table = UITableView(frame: .zero, style: .plain)
    let deaf = Deaf()
    table.dataSource = deaf
    #expect(table.numberOfSections == 1)
    let heard = Heard()
    table.dataSource = heard
    #expect(table.numberOfSections == 3)
  }

  #if !canImport(UIKit)  // UIKit raises an exception, and iOS has no exit tests.
    @Test(
      "dequeuing with an index path raises an exception for an unregistered identifier",
      .countsWarnings,
      .bug("https://github.com/Karumi/BothamUI/issues/57"))
    func dequeueFor() {
      let table = UITableView(frame: .zero, style: .plain)
      let cell = table.dequeueReusableCell(withIdentifier: "none", for: [0, 0])
      #expect(cell.reuseIdentifier == "none")
      expectExceptions(
        """
        unable to dequeue a cell with identifier none - must register a nib or a class for the \
        identifier or connect a prototype cell in a storyboard
        """)
    }

    @Test(
      "dequeuing two cells for one row raises an exception",
      .bug("https://github.com/kif-framework/KIF/issues/1040"))
    nonisolated func dequeuedTwice() async {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let source = CellsSource(rows: 1) { table, row in
          _ = table.dequeueReusableCell(withIdentifier: "cell", for: row)
          return table.dequeueReusableCell(withIdentifier: "cell", for: row)
        }
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let table = UITableView(frame: frame, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        _ = table.visibleCells
      }
      expectException(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed.",
        in: ended)
    }

    @Test(
      "a table whose data source was deallocated raises an exception when the table needs a cell",
      .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/301"))
    nonisolated func dataSourceDeallocated() async {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        var source: CellsSource? = CellsSource(rows: 50)
        let (table, window) = (source?.show(), source?.window)
        source = nil
        table?.contentOffset.y = 44
        _ = table?.visibleCells
        withExtendedLifetime(window) {}
      }
      expectException("UITableView dataSource is not set", in: ended)
    }

    @Test(
      "`numberOfRows(inSection:)` raises an exception for a section that does not exist",
      .countsWarnings,
      .bug("https://github.com/exyte/Chat/pull/292"))
    func noSuchSection() {
      let list = ShownTable([["a"]])
      #expect(list.table.numberOfRows(inSection: 1) == 0)
      expectExceptions("Requested the number of rows for section (1) which is out of bounds.")
      #expect(list.table.rectForRow(at: [1, 0]) == .zero)
    }
  #endif
}
