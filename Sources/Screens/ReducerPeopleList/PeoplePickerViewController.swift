import DataSource
import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The screen of the address book. The user picks one person or all people.
@MainActor
final class PeoplePickerViewController: UITableViewController, StoreObserving {
  private let store: ScopedStore<PeoplePickerState, PeoplePickerAction>
  private let context: PresentationContext
  private let indicator = UIActivityIndicatorView(style: .medium)
  private var adapter: TableViewAdapter<ArrayDataSource<PeopleImport.Candidate>>?
  private lazy var all = UIBarButtonItem(
    title: "Add All",
    primaryAction: UIAction { [store] _ in store.send(.picked(store.state.contents.people)) })
  private lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [store] _ in store.send(.cancelTapped) })
  weak var shownAlert: UIAlertController?

  init(
    _ store: ScopedStore<PeoplePickerState, PeoplePickerAction>, context: PresentationContext
  ) {
    self.store = store
    self.context = context
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
    observeStoreBeforeIOS26()
  }

  /// Picks the tapped person.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    store.send(.picked([store.state.contents.people[indexPath.row]]))
  }

  override func updateProperties() {
    if #available(iOS 26.0, *) { super.updateProperties() }
    let state = store.state
    show(state.contents.people)
    all.isEnabled = state.canPick
    tableView.allowsSelection = state.canPick
    cancelItem.isEnabled = state.phase != .adding
    indicator.show(state.phase != .picking)
    show(state.failure.map { AlertContent($0) }) { [store] in store.send(.alertAnswered($0)) }
  }

  private func show(_ people: [PeopleImport.Candidate]) {
    guard adapter?.source.items != people else { return }
    let source = ArrayDataSource(items: people, identifier: PersonCell.identifier) {
      [context] (cell: any PersonShowing, candidate) in
      cell.show(PersonRowPresenter(Person(candidate.info), in: context), .synced)
    }
    adapter = TableViewAdapter(source)
    tableView.dataSource = adapter
    tableView.reloadData()
  }
}
