import DataSource

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The view of the address book. The user picks one person or all people.
@MainActor
final class PeoplePickerViewController: UITableViewController, PeoplePickerViewInput {
  private let output: any PeoplePickerViewOutput
  private let indicator = UIActivityIndicatorView(style: .medium)
  private var adapter: TableViewAdapter<ArrayDataSource<PersonRowModel>>?
  private lazy var all = UIBarButtonItem(
    title: "Add All", primaryAction: UIAction { [weak self] _ in self?.output.didTapAddAll() })
  private lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.output.didTapCancel() })

  init(_ output: any PeoplePickerViewOutput) {
    self.output = output
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
    output.viewDidLoad()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    output.didSelectRow(at: indexPath.row)
  }

  // MARK: PeoplePickerViewInput

  func show(rows: [PersonRowModel]) {
    let source = ArrayDataSource(items: rows, identifier: PersonCell.identifier) {
      (cell: any PersonShowing, row) in cell.show(row)
    }
    adapter = TableViewAdapter(source)
    tableView.dataSource = adapter
    tableView.reloadData()
  }

  func show(state: PeoplePickerState) {
    all.isEnabled = state.canPick
    tableView.allowsSelection = state.canPick
    cancelItem.isEnabled = state.canCancel
    indicator.show(state.isBusy)
  }

  func show(alert: AlertModel<PeoplePickerChoice>) {
    show(alert) { [output] in output.didChoose($0) }
  }
}
