import DataSource

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The view of the people list. It reports events, and shows what the presenter passes to it.
///
/// The controller holds its output, the presenter, which holds the controller weakly.
@MainActor
final class PeopleListViewController: UITableViewController, PeopleListViewInput {
  private let output: any PeopleListViewOutput
  /// The data source of the table. It does not check the ids, because the store's keys are unique.
  private let people = SectionedDataSource<String, PersonRowModel>(trustingIDs: true)
  private lazy var adapter = TableViewAdapter(
    people,
    cell: CellConfiguration(identifier: PersonCell.identifier) { (cell: any PersonShowing, row) in
      cell.show(row)
    })
  private let emptyLabel = UILabel()
  private let footer = PeopleListFooter()
  private lazy var refreshItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.output.didTapRefresh() })
  private lazy var sortItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.output.didTapSort() })

  init(_ output: any PeopleListViewOutput) {
    self.output = output
    super.init(style: .plain)
    title = "People"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    adapter.titleForSection = { [people] in people.sections[$0].id }
    adapter.deleteItem = { [output] row in output.didTapDelete(row) }
    emptyLabel.textAlignment = .center
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.dataSource = adapter
    tableView.backgroundView = emptyLabel
    tableView.tableFooterView = footer
    navigationItem.leftBarButtonItems = [editButtonItem, refreshItem]
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.output.didTapAdd() }),
      sortItem,
    ]
    output.viewDidLoad()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    output.didSelect(people.item(at: ItemPosition(indexPath)))
  }

  // MARK: PeopleListViewInput

  func show(rows sections: [PeopleListSection]) {
    do {
      try people.apply(sections, to: tableView)
    } catch {
      assertionFailure("The presenter makes one section for each letter: \(error)")
    }
  }

  func show(state: PeopleListState) {
    emptyLabel.text = state.emptyText
    emptyLabel.isHidden = state.emptyText.isEmpty
    refreshItem.title = state.refreshTitle
    sortItem.title = state.sortTitle
    footer.show(state.statusText, isBusy: state.isBusy)
  }

  func show(alert: AlertModel<PeopleListChoice>) {
    show(alert) { [output] in output.didChoose($0) }
  }
}
