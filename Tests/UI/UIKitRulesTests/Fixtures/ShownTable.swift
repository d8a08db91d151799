#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A data source with sections of strings.
final class StringsSource: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var titles: [String] = []
  private(set) var asked: [IndexPath] = []

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "string", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func takeAsked() -> [IndexPath] {
    defer { asked = [] }
    return asked
  }
}

/// A visible table with its data source and its window.
@MainActor struct ShownTable {
  let table: UITableView
  let source: StringsSource
  let window: UIWindow

  init(_ sections: [[String]], height: CGFloat = 2_000) {
    source = StringsSource(sections)
    let root = UIViewController()
    window = makeWindow(root, size: CGSize(width: 390, height: height))
    table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "string")
    table.dataSource = source
    root.view.addSubview(table)
    table.layoutIfNeeded()
    _ = source.takeAsked()
  }

  /// The texts that the rows' cells show, section by section.
  ///
  /// A row without a visible cell has the text "(no cell)".
  var shown: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: [section, row])?.textLabel?.text ?? "(no cell)"
      }
    }
  }
}

/// A data source with one section. A closure creates the cells.
final class CellsSource: NSObject, UITableViewDataSource {
  var rows: Int
  /// The window of the shown table.
  private(set) var window: UIWindow?
  private let make: @MainActor (UITableView, IndexPath) -> UITableViewCell

  init(
    rows: Int,
    make: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell = { _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  ) {
    self.rows = rows
    self.make = make
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    make(tableView, indexPath)
  }

  /// Returns a visible table with the rows, and retains its window.
  func show(height: CGFloat = 440) -> UITableView {
    let root = UIViewController()
    let size = CGSize(width: 390, height: height)
    window = makeWindow(root, size: size)
    let table = UITableView(frame: CGRect(origin: .zero, size: size), style: .plain)
    table.rowHeight = 44
    table.dataSource = self
    root.view.addSubview(table)
    table.layoutIfNeeded()
    return table
  }
}
