import HeadlessUI
import TestSupport
import Testing

@Suite("UIScrollView")
@MainActor struct ScrollViewTests {
  @Test("`adjustedContentInset` contains the safe area")
  func adjusted() {
    let root = UIViewController()
    let window = makeWindow(root)
    window.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let scroll = UIScrollView(frame: window.bounds)
    root.view.addSubview(scroll)
    scroll.contentInset.bottom = 300
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 300, right: 0))
  }
}

@Suite("UITableView: geometry and scrolling")
@MainActor struct TableGeometryTests {
  @Test("section titles and the table's header and footer change row positions and content size")
  func geometry() {
    let list = ShownTable([["a", "b"], ["c"]])
    list.source.titles = ["A", "C"]
    list.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    list.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 5))
    list.table.reloadData()
    #expect(list.table.rectForRow(at: [0, 0]).minY == 38)
    #expect(list.table.rectForRow(at: [1, 0]).minY == 154)
    #expect(list.table.contentSize.height == 203)
    list.table.rowHeight = 1
    list.table.sectionHeaderHeight = 1
    #expect(list.table.rectForRow(at: [1, 0]).minY == 14)
    list.table.tableHeaderView = nil
    #expect(list.table.rectForRow(at: [1, 0]).minY == 4)
  }

  @Test("a table with a row height of 0 has no visible cells")
  func noHeight() {
    let source = CellsSource(rows: 100)
    let table = source.show()
    table.rowHeight = 0
    #expect(table.visibleCells.isEmpty)
  }
}
