import DataSource

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The screen of the address book. The user picks one person or all people.
@MainActor
final class PeoplePickerViewController: UITableViewController, ModelObserving {
  private let model: PeoplePickerViewModel
  private let indicator = UIActivityIndicatorView(style: .medium)
  private var adapter: TableViewAdapter<ArrayDataSource<PersonRowModel>>?
  private lazy var all = UIBarButtonItem(
    title: "Add All", primaryAction: UIAction { [model] _ in model.addAll() })
  private lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [model] _ in model.cancel() })
  weak var shownAlert: UIAlertController?

  init(_ model: PeoplePickerViewModel) {
    self.model = model
    super.init(style: .plain)
    title = "Address Book"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.tableFooterView = indicator
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = all
    model.load()
    observeModelBeforeIOS26()
  }

  /// Adds the tapped person.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    model.addPerson(inRow: indexPath.row)
  }

  override func updateProperties() {
    if #available(iOS 26.0, *) { super.updateProperties() }
    showPeople()
    all.isEnabled = model.canPick
    tableView.allowsSelection = model.canPick
    cancelItem.isEnabled = model.canCancel
    indicator.show(model.isBusy)
    show(model.alert) { [model] in model.answer($0) }
  }

  private func showPeople() {
    guard adapter?.source.items != model.rows else { return }
    let source = ArrayDataSource(items: model.rows, identifier: PersonCell.identifier) {
      (cell: any PersonShowing, row) in cell.show(row)
    }
    adapter = TableViewAdapter(source)
    tableView.dataSource = adapter
    tableView.reloadData()
  }
}
