import DataSource
import Domain
import Interaction
public import Presenter

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The people list with a store.
///
/// The controller sends the user's actions to the store and renders the store's state. It takes no
/// decision: which alert or page is open is state.
@MainActor public final class PeopleListViewController: UITableViewController, StoreObserving {
  /// The store of the people list.
  public typealias ListStore = Store<PeopleListState, PeopleListAction, PeopleListEffect>

  private let store: ListStore
  private let context: PresentationContext
  private let notifications: NotificationCenter
  private var shownRows: [PersonRow] = []
  /// The data source of the table. It does not check the ids, because the store's keys are unique.
  private let people = PeopleDataSource(trustingIDs: true)
  private lazy var adapter = TableViewAdapter(
    people,
    cell: CellConfiguration(identifier: PersonCell.identifier) {
      [context] (cell: any PersonShowing, row) in
      cell.show(PersonRowPresenter(row.person, in: context), row.mark)
    })
  private let emptyLabel = UILabel()
  private let footer = PeopleListFooter()
  private lazy var refreshItem = UIBarButtonItem(
    primaryAction: UIAction { [store] _ in store.send(.refreshTapped) })
  private lazy var sortItem = UIBarButtonItem(
    primaryAction: UIAction { [store] _ in store.send(.sortTapped) })
  private var shownStack: PageStack?
  weak var shownAlert: UIAlertController?

  /// Creates a list that shows the state of `store`.
  ///
  /// - Parameters:
  ///   - context: formats the texts.
  ///   - notifications: the notification center through which the form observes the keyboard.
  public init(
    _ store: ListStore, context: PresentationContext, notifications: NotificationCenter = .default
  ) {
    self.store = store
    self.context = context
    self.notifications = notifications
    super.init(style: .plain)
    title = "People"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Sets up the views.
  public override func viewDidLoad() {
    super.viewDidLoad()
    adapter.titleForSection = { [people] in people.sections[$0].id }
    adapter.deleteItem = { [store] in store.send(.rowSwiped($0.id)) }
    emptyLabel.text = "No people yet."
    emptyLabel.textAlignment = .center
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.dataSource = adapter
    tableView.backgroundView = emptyLabel
    tableView.tableFooterView = footer
    navigationItem.leftBarButtonItems = [editButtonItem, refreshItem]
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [store] _ in store.send(.addTapped) }),
      sortItem,
    ]
    store.send(.opened)
    observeStoreBeforeIOS26()
  }

  /// Sends a tap on a person.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    store.send(.rowTapped(people.item(at: ItemPosition(indexPath)).id))
  }

  /// Renders the state.
  public override func updateProperties() {
    if #available(iOS 26.0, *) { super.updateProperties() }
    let state = store.state
    if let rows = state.rows { show(rows) }
    emptyLabel.isHidden = state.rows?.isEmpty != true
    sortItem.title = state.nameOrder == .lastName ? "Sorted by Last Name" : "Sorted by First Name"
    refreshItem.title = state.canStopSync ? "Stop" : "Refresh"
    footer.show(SyncStatusPresenter(state.syncStatus, in: context).text, isBusy: state.isBusy)
    show(state.page)
    show(state.alerts.first.map { AlertContent($0, in: context) }) { [store] in
      store.send(.alertAnswered($0))
    }
  }

  /// Changes only the rows that differ.
  ///
  /// If an action leaves the rows alone, both arrays share their storage, so comparing them takes
  /// constant time.
  private func show(_ rows: [PersonRow]) {
    guard rows != shownRows else { return }
    shownRows = rows
    do {
      try people.apply(PeopleSections.sections(of: rows), to: tableView)
    } catch {
      assertionFailure("The rows of a store are in list order: \(error)")
    }
  }

  /// Dismisses the page that the list presented before, and presents the open page.
  private func show(_ page: PeopleListState.Page?) {
    guard page != shownStack?.page, isReadyForTransition() else { return }
    shownStack?.onDismissal = nil
    shownStack?.presentingViewController?.dismiss(animated: true)
    shownStack = nil
    guard let page, let controller = makeController() else { return }
    let stack = PageStack(rootViewController: controller)
    stack.page = page
    stack.onDismissal = { [weak self] in
      self?.shownStack = nil
      self?.store.send(.pageDismissed)
    }
    // A swipe down would discard changes without a question.
    stack.isModalInPresentation = true
    presentInFront(stack)
    shownStack = stack
  }

  private func makeController() -> UIViewController? {
    store.scope(\.form, PeopleListAction.form).map {
      PersonFormViewController($0, notifications: notifications)
    }
      ?? store.scope(\.picker, PeopleListAction.picker).map {
        PeoplePickerViewController($0, context: context)
      }
  }
}

/// The navigation controller of the form or of the address book.
@MainActor private final class PageStack: UINavigationController {
  var page: PeopleListState.Page?
  /// Called after another controller than the list has dismissed the stack.
  var onDismissal: (@MainActor () -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { onDismissal?() }
  }
}
