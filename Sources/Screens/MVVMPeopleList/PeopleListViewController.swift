import DataSource
import Interaction

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The people list with a view model.
///
/// The controller passes user actions to the view model and shows the view model's state. UIKit
/// observes the state that ``updateProperties()`` reads.
@MainActor public final class PeopleListViewController: UITableViewController, ModelObserving {
  private let model: PeopleListViewModel
  private let notifications: NotificationCenter
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
    primaryAction: UIAction { [model] _ in model.refresh() })
  private lazy var sortItem = UIBarButtonItem(
    primaryAction: UIAction { [model] _ in model.changeOrder() })
  private var shownDestination: PeopleListViewModel.Destination?
  weak var shownAlert: UIAlertController?

  /// Creates a list for `model`. The form observes the keyboard through `notifications`.
  public init(_ model: PeopleListViewModel, notifications: NotificationCenter = .default) {
    self.model = model
    self.notifications = notifications
    super.init(style: .plain)
    title = "People"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Sets up the views, and makes the view model load the people.
  public override func viewDidLoad() {
    super.viewDidLoad()
    adapter.titleForSection = { [people] in people.sections[$0].id }
    adapter.deleteItem = { [model] row in model.delete(row) }
    emptyLabel.textAlignment = .center
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.dataSource = adapter
    tableView.backgroundView = emptyLabel
    tableView.tableFooterView = footer
    navigationItem.leftBarButtonItems = [editButtonItem, refreshItem]
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [model] _ in model.add() }),
      sortItem,
    ]
    model.load()
    observeModelBeforeIOS26()
  }

  /// Opens the form for the tapped person, or offers actions for a rejected change.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    model.open(people.item(at: ItemPosition(indexPath)))
  }

  /// Shows the state of the view model.
  public override func updateProperties() {
    if #available(iOS 26.0, *) { super.updateProperties() }
    showSections()
    emptyLabel.text = model.emptyText
    emptyLabel.isHidden = model.emptyText.isEmpty
    sortItem.title = model.sortTitle
    refreshItem.title = model.refreshTitle
    footer.show(model.statusText, isBusy: model.isBusy)
    showDestination()
    show(model.alert) { [model] in model.answer($0) }
  }

  /// Changes only the rows that differ, so a table on screen is never reloaded.
  private func showSections() {
    guard people.sections != model.sections else { return }
    do {
      try people.apply(model.sections, to: tableView)
    } catch {
      assertionFailure("The view model makes one section for each letter: \(error)")
    }
  }

  private func showDestination() {
    guard model.destination != shownDestination, isReadyForTransition() else { return }
    shownDestination = model.destination
    guard let shownDestination else { return dismiss(animated: true) }
    let controller =
      switch shownDestination {
      case .form(let form): PersonFormViewController(form, notifications: notifications)
      case .picker(let picker): PeoplePickerViewController(picker)
      }
    let stack = UINavigationController(rootViewController: controller)
    // A swipe down would discard changes without a question.
    stack.isModalInPresentation = true
    presentInFront(stack)
  }
}
