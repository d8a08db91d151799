import HeadlessUI

/// A list with sections of rows. Each row is given as "title|detail".
@MainActor
final class ListScreen: UITableViewController {
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

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let parts = sections[indexPath[0]].rows[indexPath[1]].split(separator: "|")
    cell.textLabel?.text = parts.first.map(String.init)
    cell.detailTextLabel?.text = parts.dropFirst().first.map(String.init)
    return cell
  }
}

private final class DetailCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen with controls, labels, a text view and a hidden label.
@MainActor
final class FormScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField()
    field.placeholder = "Name"
    field.text = "Ada"
    let label = UILabel()
    label.text = "right"
    label.textAlignment = .right
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    let text = UITextView()
    text.text = "one\ntwo"
    let hidden = UILabel()
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

/// A cell with a letter.
final class LetterCell: UICollectionViewCell {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.addSubview(label)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}

/// A data source with three letters.
final class LettersSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "letter", for: indexPath)
    (cell as? LetterCell)?.label.text = ["A", "B", "C"][indexPath.item]
    return cell
  }
}
