import HeadlessUI

/// A list of names with a form for "Add" and an alert for each row.
@MainActor
final class SampleScreen: UITableViewController {
  enum Message: Equatable {
    case chose(String)
    case saved(String)
    case deleted(String)
    case flagged(String)
  }

  private(set) var messages: [Message] = []
  private(set) var names: [String]
  let activity = UIActivityIndicatorView(style: .medium)

  init(_ names: [String]) {
    self.names = names
    super.init(style: .plain)
    title = "Names"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    tableView.tableFooterView = activity
    navigationItem.leftBarButtonItem = editButtonItem
    let sort = UIBarButtonItem(title: "Sort")
    sort.isEnabled = false
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.presentForm() })
    navigationItem.rightBarButtonItems = [add, sort]
  }

  func presentForm() {
    let form = UINavigationController(
      rootViewController: SampleForm { [weak self] name in
        self?.messages.append(.saved(name))
        self?.dismiss(animated: true)
      })
    present(form, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    "All"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = names[indexPath.row]
    let alert = UIAlertController(title: "Sure?", message: name, preferredStyle: .alert)
    alert.addTextField { $0.text = "because" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Choose", style: .default) { [weak self] _ in
        self?.messages.append(.chose(name))
      })
    present(alert, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    messages.append(.deleted(names.remove(at: indexPath.row)))
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let name = names[indexPath.row]
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
      self?.messages.append(.flagged(name))
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [flag])
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    names[indexPath.row] != "Fixed"
  }
}

/// A form with two text inputs, a label and a button.
@MainActor
final class SampleForm: UIViewController {
  private let field = UITextField(frame: CGRect(x: 0, y: 44, width: 200, height: 44))
  private let note = UITextView(frame: CGRect(x: 0, y: 88, width: 200, height: 44))
  private let save: (String) -> Void

  init(save: @escaping (String) -> Void) {
    self.save = save
    super.init(nibName: nil, bundle: nil)
    title = "New Name"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    label.text = "Who is it?"
    field.placeholder = "Name"
    note.accessibilityLabel = "Note"
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Save") { [weak self] _ in
        guard let self else { return }
        save(field.text ?? "")
      })
    for subview in [label, field, note, button] { view.addSubview(subview) }
    field.addAction(
      UIAction { [weak self] _ in self.map { $0.save("return") } }, for: .editingDidEndOnExit)
  }
}
