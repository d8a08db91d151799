import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: Apple, `scrollRectToVisible(_:animated:)`.
/// https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)
@Suite("UIScrollView")
@MainActor struct ScrollViewTests {
  private func makeScroll() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 1_000, height: 1_000)
    return scroll
  }

  /// Source: observed behavior, not documented.
  @Test("scrolling requests a layout")
  func scrollingLaysOut() {
    final class Counting: UIScrollView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let scroll = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.layoutIfNeeded()
    let before = scroll.layouts
    scroll.contentOffset.y = 10
    scroll.layoutIfNeeded()
    #expect(scroll.layouts == before + 1)
  }

  /// A rectangle to show, the first offset, the inset and the expected offset.
  struct Case: Sendable {
    var rect: CGRect
    var from = CGPoint.zero
    var inset = UIEdgeInsets.zero
    var offset: CGPoint
  }

  @Test(
    "`scrollRectToVisible` scrolls by the shortest distance that shows the rectangle",
    arguments: [
      Case(rect: CGRect(x: 0, y: 10, width: 10, height: 10), offset: .zero),
      Case(rect: CGRect(x: 0, y: 150, width: 10, height: 10), offset: CGPoint(x: 0, y: 60)),
      Case(rect: CGRect(x: 150, y: 0, width: 10, height: 10), offset: CGPoint(x: 60, y: 0)),
      Case(
        rect: CGRect(x: 0, y: 60, width: 10, height: 10),
        inset: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0),
        offset: CGPoint(x: 0, y: 20)),
      Case(
        rect: CGRect(x: 40, y: 40, width: 10, height: 10), from: CGPoint(x: 100, y: 100),
        offset: CGPoint(x: 40, y: 40)),
      Case(
        rect: CGRect(x: 0, y: 100, width: 10, height: 10), from: CGPoint(x: 0, y: 100),
        inset: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), offset: CGPoint(x: 0, y: 80)),
      Case(rect: CGRect(x: 0, y: 200, width: 10, height: 300), offset: CGPoint(x: 0, y: 200)),
    ])
  func rect(_ example: Case) {
    let scroll = makeScroll()
    scroll.contentInset = example.inset
    scroll.contentOffset = example.from
    scroll.scrollRectToVisible(example.rect, animated: false)
    #expect(scroll.contentOffset == example.offset)
    #expect(scroll.bounds.origin == example.offset)
  }
}

/// Source: https://developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)
/// https://developer.apple.com/documentation/uikit/uitableview/scrollposition
/// https://developer.apple.com/documentation/uikit/uitableview/backgroundview
@Suite("UITableView: geometry and scrolling")
@MainActor struct TableGeometryTests {
  @Test("an index path has a section and a row")
  func indexPath() {
    var path = IndexPath(row: 2, section: 1)
    #expect(path == [1, 2])
    path.row = 5
    path.section = 3
    #expect(path == [3, 5] && path.row == 5 && path.section == 3)
  }

  /// Source: observed behavior, not documented.
  @Test("a partly visible row has a cell", arguments: zip([440, 441, 1, 0], [10, 11, 1, 0]))
  func partly(height: CGFloat, rows: Int) {
    let source = CellsSource(rows: 100)
    let table = source.show(height: height)
    #expect(table.visibleCells.count == rows)
  }

  @Test("the background view fills the table behind the rows")
  func background() {
    let list = ShownTable([["a"]])
    let empty = UILabel()
    list.table.backgroundView = empty
    list.table.layoutIfNeeded()
    #expect(empty.frame == list.table.bounds)
    #expect(list.table.subviews.first === empty)
  }

  @Test(
    "`scrollToRow` scrolls the row to the given position",
    arguments: zip(
      [UITableView.ScrollPosition.top, .middle, .bottom, .none], [2_200, 2_002, 1_804, 1_804]))
  func scroll(position: UITableView.ScrollPosition, offset: CGFloat) {
    let source = CellsSource(rows: 100)
    let table = source.show()
    table.scrollToRow(at: [0, 50], at: position, animated: false)
    #expect(table.contentOffset.y == offset)
    #expect(table.cellForRow(at: [0, 50]) != nil)
  }

  /// Source: observed behavior, not documented.
  @Test("`scrollToRow` moves the row above the bottom inset, and removing the inset scrolls back")
  func scrollAboveInset() {
    let source = CellsSource(rows: 10)
    let table = source.show(height: 440)
    table.contentInset.bottom = 88
    table.scrollToRow(at: [0, 9], at: .none, animated: false)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 88)
    table.contentInset.bottom = 0
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 0)
  }

  #if !canImport(UIKit)  // UIKit raises an exception.
    @Test(
      "scrolling to a row that does not exist raises an exception", .countsWarnings,
      .bug("https://github.com/itsmeichigo/DateTimePicker/issues/91"))
    func scrollToMissingRow() {
      let list = ShownTable([["a"]])
      list.table.scrollToRow(at: [0, 1], at: .top, animated: false)
      list.table.scrollToRow(at: [3, 0], at: .top, animated: false)
      expectExceptions(
        """
        Attempted to scroll the table view to an out-of-bounds row (1) when there are only 1 \
        rows in section 0.
        """,
        """
        Attempted to scroll the table view to an out-of-bounds section (3) when there are only 1 \
        sections.
        """)
    }
  #endif

  /// Source: observed behavior, not documented.
  @Test("a table that becomes shorter scrolls back to its end")
  func shrink() {
    let source = CellsSource(rows: 100)
    let table = source.show()
    table.contentOffset.y = 3_960
    source.rows = 20
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 10)
    #expect(table.contentOffset.y == 440)
  }
}
