import Foundation
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A list with sections of rows. Each row is given as "title|detail".
@MainActor
final class ListScreen: TableViewController {
  private let sections: [(title: String, rows: [String])]

  init(_ sections: [(String, [String])]) {
    self.sections = sections
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DetailCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let parts = sections[indexPath[0]].rows[indexPath[1]].split(separator: "|")
    cell.textLabel?.text = parts.first.map(String.init)
    cell.detailTextLabel?.text = parts.dropFirst().first.map(String.init)
    return cell
  }
}

private final class DetailCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen with one view of each kind, each on its own line.
@MainActor
final class FormScreen: ViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = TextField()
    field.placeholder = "Name"
    field.text = "Ada"
    let label = Label()
    label.text = "right"
    label.textAlignment = .right
    let button = Button(type: .system, primaryAction: Action(title: "Save") { _ in })
    let indicator = ActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    let text = TextView()
    text.text = "one\ntwo"
    let hidden = Label()
    hidden.text = "hidden"
    hidden.isHidden = true
    for (line, view) in [field, label, button, indicator, text, hidden].enumerated() {
      let height: CGFloat = line == 4 ? 88 : 44
      let y = CGFloat(line == 5 ? 6 : line) * 44
      view.frame = CGRect(x: line == 0 ? 16 : 0, y: y, width: 136, height: height)
      self.view.addSubview(view)
    }
  }
}
