import DataSource

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The view of the people list. It reports events, and shows what the presenter passes to it.
///
/// The controller holds the presenter, which holds the controller weakly.
@MainActor
final class PeopleListViewController: UITableViewController, PeopleListView {
  private let presenter: PeopleListPresenter
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
    primaryAction: UIAction { [presenter] _ in presenter.didTapRefresh() })
  private lazy var sortItem = UIBarButtonItem(
    primaryAction: UIAction { [presenter] _ in presenter.didTapSort() })

  init(_ presenter: PeopleListPresenter) {
    self.presenter = presenter
    super.init(style: .plain)
    title = "People"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    adapter.titleForSection = { [people] in people.sections[$0].id }
    adapter.deleteItem = { [presenter] row in presenter.didTapDelete(row) }
    emptyLabel.textAlignment = .center
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.dataSource = adapter
    tableView.backgroundView = emptyLabel
    tableView.tableFooterView = footer
    navigationItem.leftBarButtonItems = [editButtonItem, refreshItem]
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [presenter] _ in presenter.didTapAdd() }),
      sortItem,
    ]
    presenter.viewDidLoad()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    presenter.didSelect(people.item(at: ItemPosition(indexPath)))
  }

  // MARK: PeopleListView

  func show(rows sections: [PeopleListPresenter.Section]) {
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
    show(alert) { [presenter] in presenter.didChoose($0) }
  }
}
