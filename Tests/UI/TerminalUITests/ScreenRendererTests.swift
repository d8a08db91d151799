import HeadlessUI
import TestSupport
import Testing

@testable import TerminalUI

@Suite("Screen renderer")
@MainActor
struct ScreenRendererTests {
  private func draw(
    _ root: UIViewController, columns: Int = 30, rows: Int = 9, numbersRows: Bool = false,
    then act: (UIViewController) -> Void = { _ in }
  ) -> [String] {
    let renderer = ScreenRenderer(
      size: GridSize(columns: columns, rows: rows), numbersRows: numbersRows)
    let window = UIWindow(size: renderer.windowSize)
    window.rootViewController = root
    defer { window.rootViewController = nil }
    window.makeKeyAndVisible()
    act(root)
    return renderer.render(window).lines
  }

  private func makeList(_ sections: [(String, [String])]) -> ListScreen {
    ListScreen(sections)
  }

  @Test("the navigation bar has buttons at the sides and the title in the middle")
  func bar() {
    let list = makeList([])
    list.title = "Names"
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
    let sort = UIBarButtonItem(title: "Sort")
    sort.isEnabled = false
    list.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), sort]
    let lines = draw(UINavigationController(rootViewController: list), columns: 40)
    #expect(lines[0] == " [Edit]          Names    (Sort)  [Add]")
    #expect(lines[1] == String(repeating: "─", count: 40))
  }

  @Test("a narrow navigation bar omits whole buttons, first the buttons next to the title")
  func narrowBar() {
    let list = makeList([])
    list.title = "Names"
    list.navigationItem.leftBarButtonItems = [
      UIBarButtonItem(title: "Edit"), UIBarButtonItem(title: "Refresh"),
    ]
    list.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Sort"),
    ]
    let stack = UINavigationController(rootViewController: list)
    #expect(draw(stack, columns: 41)[0] == " [Edit]  [Refresh]  Names  [Sort]  [Add]")
    #expect(draw(stack, columns: 24)[0] == " [Edit]  Names    [Add]")
    #expect(draw(stack, columns: 12)[0] == "      [Add]")
  }

  @Test("a pushed screen has a back button")
  func back() {
    let list = makeList([])
    list.title = "Names"
    let stack = UINavigationController(rootViewController: list)
    stack.pushViewController(makeList([]), animated: false)
    #expect(draw(stack)[0] == " ‹ Names")
  }

  @Test("rows are below their section titles, with details at the right")
  func rows() {
    let lines = draw(makeList([("A", ["Ada|1815", "Alan"]), ("G", ["Grace|1906"])]))
    #expect(
      lines.prefix(5) == [
        " A", "   Ada                   1815", "   Alan", " G", "   Grace                 1906",
      ])
  }

  @Test("a long title ends with an ellipsis before the detail")
  func longTitle() {
    let lines = draw(makeList([("A", ["Ada Augusta King of Lovelace|1815", "王小云王小云王小云王小云王小云"])]))
    #expect(lines[1] == "   Ada Augusta King of…  1815")
    #expect(lines[2] == "   王小云王小云王小云…")
  }

  @Test("`numbersRows` numbers the rows across all sections")
  func numbers() {
    let lines = draw(
      makeList([("A", ["Ada"]), ("B", (2...10).map { "B\($0)" })]), rows: 20, numbersRows: true)
    #expect(lines[0] == "     A")
    #expect(lines[1] == "  1    Ada")
    #expect(lines[11] == " 10    B10")
  }

  @Test("a line below the last visible row shows the number of rows that do not fit")
  func overflow() {
    let lines = draw(makeList([("A", ["1", "2"]), ("B", ["3", "4", "5"])]), rows: 5)
    #expect(lines == [" A", "   1", "   2", "   … and 3 more", ""])
    #expect(draw(makeList([("A", ["1", "2"])]), rows: 3).last == "   2")
  }

  @Test("an empty table shows its background view")
  func empty() {
    let list = makeList([])
    let label = UILabel()
    label.text = "nobody"
    label.textAlignment = .center
    list.loadViewIfNeeded()
    list.tableView.backgroundView = label
    #expect(draw(list)[0] == "            nobody")
  }

  @Test("an alert is a panel with its buttons side by side")
  func alert() {
    let lines = draw(makeList([("A", ["Ada"])]), rows: 9) { root in
      let alert = UIAlertController(title: "Sure?", message: "Really", preferredStyle: .alert)
      alert.addTextField { field in
        field.placeholder = "Why"
        field.text = "so"
      }
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      root.present(alert, animated: false)
    }
    #expect(
      lines == [
        " A", "╭────────────────────────────╮", "│           Sure?            │",
        "│           Really           │", "│  Why: so▏                  │",
        "│                            │", "│        [No]  [Yes]         │",
        "╰────────────────────────────╯", "",
      ])
  }

  @Test("a long title is wrapped, and the buttons of a sheet are stacked")
  func sheet() {
    let lines = draw(makeList([]), columns: 22, rows: 9) { root in
      let sheet = UIAlertController(
        title: "one two three four", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "A", style: .default))
      sheet.addAction(UIAlertAction(title: "B", style: .cancel))
      root.present(sheet, animated: false)
    }
    #expect(
      lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } == [
        "╭─────────────────╮", "│  one two three  │", "│      four       │",
        "│                 │", "│       [A]       │", "│       [B]       │",
        "╰─────────────────╯",
      ])
  }

  @Test("views outside a list are drawn at their frames, with 44 points a line and 8 a column")
  func frames() {
    let lines = draw(FormScreen())
    #expect(lines[0] == "  Name: Ada")
    #expect(lines[1] == "            right")
    #expect(lines[2] == "[Save]")
    #expect(lines[3].trimmingCharacters(in: .whitespaces) == "◌ …")
    #expect(lines[4] == "one")
    #expect(lines[5] == "two")
    #expect(lines[6] == "")
  }

  @Test("the columns of a split view are side by side, each with its navigation bar")
  func columns() {
    let split = UISplitViewController(style: .doubleColumn)
    for (column, name) in [(UISplitViewController.Column.primary, "One"), (.secondary, "Two")] {
      let list = makeList([(name, [name.lowercased()])])
      list.title = name
      split.setViewController(UINavigationController(rootViewController: list), for: column)
    }
    let lines = draw(split, columns: 80)
    #expect(lines[0].split(separator: " ") == ["One", "Two"])
    #expect(lines[1] == String(repeating: "─", count: 80))
    #expect(lines[3].split(separator: " ") == ["one", "two"])
    #expect(lines[3].hasSuffix("   two") && lines[3].count == 46)
  }

  @Test("a label of several lines is wrapped and cut at its frame")
  func wraps() {
    func lines(_ numberOfLines: Int) -> ArraySlice<String> {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 88))
      label.text = "one two three four five"
      label.numberOfLines = numberOfLines
      let screen = UIViewController()
      screen.view.addSubview(label)
      return draw(screen)[..<3]
    }
    #expect(lines(1) == ["one two th", "", ""])
    #expect(lines(0) == ["one two", "three four", ""])
  }

  @Test("a text view wraps only lines that do not fit")
  func wrapsText() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 220))
    text.text = "one two three\n a  b\n\nfour"
    let screen = UIViewController()
    screen.view.addSubview(text)
    #expect(draw(screen)[..<5] == ["one two", "three", " a  b", "", "four"])
  }

  @Test("a running refresh is drawn over the first line of a table")
  func refresh() {
    let list = makeList([])
    list.loadViewIfNeeded()
    list.tableView.refreshControl = UIRefreshControl()
    list.tableView.refreshControl?.beginRefreshing()
    #expect(draw(list)[0].trimmingCharacters(in: .whitespaces) == "◌ …")
  }

  @Test("a search bar is drawn between the navigation bar and the list")
  func searchBar() {
    let list = makeList([("A", ["Ada"])])
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let lines = draw(UINavigationController(rootViewController: list))
    #expect(lines[2].hasPrefix("Search:"))
    #expect(lines[3] == " A")
  }

  @Test("the items of a collection view are drawn side by side, and a selected item is marked")
  func items() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 72, height: 44)
    let frame = CGRect(x: 0, y: 0, width: 240, height: 88)
    let grid = UICollectionView(frame: frame, collectionViewLayout: layout)
    let source = LettersSource()
    grid.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    grid.dataSource = source
    let screen = UIViewController()
    screen.view.addSubview(grid)
    let lines = draw(screen) { _ in
      grid.layoutIfNeeded()
      grid.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    }
    #expect(lines[0].split(separator: " ") == ["A", "▸", "B", "C"])
  }

  @Test("a screen is drawn without a crash at tiny sizes", arguments: [(0, 0), (1, 1), (5, 3)])
  func anySize(_ columns: Int, _ rows: Int) {
    let list = UINavigationController(rootViewController: makeList([("王", ["王小云|1963", "b"])]))
    let lines = draw(list, columns: columns, rows: rows) { root in
      let alert = UIAlertController(title: "王小云王小云", message: nil, preferredStyle: .alert)
      root.present(alert, animated: false)
    }
    #expect(lines.count == rows)
  }
}
