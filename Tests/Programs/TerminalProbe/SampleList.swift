import HeadlessUI
import KeyboardManager

/// The texts of a row: title, detail and mark.
struct SampleRow: Equatable {
  var name: String
  var year = ""
  var mark = ""
}

/// A list with sections, a form, an alert and an activity indicator. Its insets avoid the keyboard.
@MainActor
final class SampleList: UITableViewController {
  var sections: [(title: String, rows: [SampleRow])]
  let indicator = UIActivityIndicatorView(style: .medium)
  private(set) var touched: [String] = []
  /// The closure to call when a row is selected.
  var onTouch: () -> Void = {}
  /// The center for keyboard notifications. Each sample has its own, because tests run in parallel.
  let center: NotificationCenter
  private lazy var keyboard = KeyboardInsetsManager(
    view: tableView, center: center, animator: KeyboardAnimator())

  init(
    _ sections: [(title: String, rows: [SampleRow])] = SampleList.people,
    center: NotificationCenter = NotificationCenter()
  ) {
    self.sections = sections
    self.center = center
    super.init(style: .plain)
    title = "People"
  }

  required init?(coder: NSCoder) { nil }

  /// The text of the status line.
  var statusText = "2 waiting"

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SampleCell.self, forCellReuseIdentifier: "row")
    tableView.tableFooterView = indicator
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.toggleWork() })
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.openForm() }),
      UIBarButtonItem(title: "By First Name"),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboard.beginObserving()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keyboard.layoutDidChange()
  }

  // MARK: User actions

  func openForm() {
    present(
      UINavigationController(
        rootViewController: SampleForm { [weak self] in self?.add(SampleRow(name: $0, year: $1)) }),
      animated: true)
  }

  func openPicker() {
    let picker = SampleList(Array(SampleList.people.prefix(3)), center: center)
    picker.title = "Pick"
    present(UINavigationController(rootViewController: picker), animated: true)
  }

  func pushDetails() {
    let details = SampleForm { _, _ in }
    details.navigationItem.leftBarButtonItem = nil
    details.title = "Details"
    navigationController?.pushViewController(details, animated: true)
  }

  func askToDelete(at path: IndexPath) {
    let alert = UIAlertController(
      title: "Delete \(sections[path[0]].rows[path[1]].name)?",
      message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete(path) })
    present(alert, animated: true)
  }

  func toggleWork() {
    if indicator.isAnimating { indicator.stopAnimating() } else { indicator.startAnimating() }
    statusText = indicator.isAnimating ? "refreshing" : "2 waiting"
  }

  private func add(_ row: SampleRow) {
    sections[0].rows.insert(row, at: 0)
    tableView.insertRows(at: [[0, 0]], with: .automatic)
  }

  private func delete(_ path: IndexPath) {
    sections[path[0]].rows.remove(at: path[1])
    tableView.deleteRows(at: [path], with: .automatic)
  }

  // MARK: The table

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? SampleCell)?.show(sections[indexPath[0]].rows[indexPath[1]])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    touched.append(sections[indexPath[0]].rows[indexPath[1]].name)
    onTouch()
  }
}

private final class SampleCell: UITableViewCell {
  private let mark = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: SampleRow) {
    textLabel?.text = row.name
    detailTextLabel?.text = row.year
    mark.text = row.mark
    contentView.addSubview(mark)
  }
}

extension SampleList {
  /// Rows of people. Some names are difficult to draw: wide, combining, too long or with control
  /// characters.
  static let people: [(title: String, rows: [SampleRow])] = [
    (
      "A",
      [
        SampleRow(name: "Leonard Adleman", year: "1945"),
        SampleRow(name: "Frances Allen", year: "1932", mark: "↑"),
        SampleRow(name: "Anita Borg-Naffz Who Founded the Institute for Women", year: "1949"),
      ]
    ),
    (
      "H",
      [
        SampleRow(name: "Margaret Hamilton", year: "1936", mark: "!"),
        SampleRow(name: "Grace Hopper", year: "1906"),
      ]
    ),
    (
      "K",
      [
        SampleRow(name: "Se\u{301}bastien Koechlin 👩‍💻"),
        SampleRow(name: "Donald Knuth", year: "1938"),
        SampleRow(name: "Ada King", year: "1815", mark: "↑"),
      ]
    ),
    (
      "X",
      [
        SampleRow(name: "Eve \u{1B}[2J\u{9B}31m\u{202E}evE", year: "666"),
        SampleRow(name: "王小云", year: "1966"), SampleRow(name: "Åsa Öberg", year: "1970"),
      ]
    ),
  ]
}
