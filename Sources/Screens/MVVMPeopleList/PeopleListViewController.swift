import Binding
import DataSource
public import Domain
public import Foundation
import HeadlessAdapters
public import HeadlessUI

/// The people list with a view model.
///
/// The controller passes user actions to the view model and binds its views to the state. After an
/// action the controller updates its views in the same turn of the main actor. Other changes appear
/// one turn later.
@MainActor public final class PeopleListViewController: TableViewController {
  private let model: PeopleListViewModel
  private let notifications: NotificationCenter
  /// The sections of the table. The identifiers are unique, because the store uses them as keys.
  private let people = PeopleDataSource(trustingIDs: true)
  private lazy var adapter = TableViewAdapter(
    people,
    cell: CellConfiguration(identifier: PersonCell.identifier) {
      [model] (cell: any PersonShowing, row) in cell.show(model.content(of: row))
    })
  private let emptyLabel = Label()
  private var rows: [PersonRow] = [] { didSet { showRows() } }
  private lazy var refreshItem = BarButtonItem(
    primaryAction: Action { [weak self] _ in self?.send { $0.refresh() } })
  private lazy var sortItem = BarButtonItem(
    primaryAction: Action { [weak self] _ in self?.send { $0.changeOrder() } })
  private let footer = PeopleListFooter()
  private lazy var binding = ViewBinding(
    model, to: self,
    [
      .show(\.rows, in: \.rows),
      .show(\.emptyText, in: \.emptyLabel.text),
      .show(\.emptyText, in: \.emptyLabel.isHidden, as: \.isEmpty),
      .show(\.sortTitle, in: \.sortItem.title),
      .show(\.refreshTitle, in: \.refreshItem.title),
      .show(\.statusText, in: \.footer.label.text),
      .show(\.statusText, in: \.footer.label.isHidden, as: \.isEmpty),
      .show(\.isBusy, in: \.footer.indicator.animates),
      .show(\.destination, in: \.shownDestination),
      .show(\.alert, in: \.shownAlert),
    ])
  private var shownDestination: PeopleListDestination? {
    didSet { if shownDestination != oldValue { show(shownDestination) } }
  }
  private var isDismissing = false
  private var shownAlert: PeopleListViewModel.Alert? {
    didSet { if shownAlert != oldValue { show(shownAlert) } }
  }

  /// Creates a list for `model`. The form observes the keyboard through `notifications`.
  public init(_ model: PeopleListViewModel, notifications: NotificationCenter = .default) {
    self.model = model
    self.notifications = notifications
    super.init(style: .plain)
    title = "People"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// The web API of the view model.
  public var communicator: any APICommunicator {
    get { model.communicator }
    set { model.communicator = newValue }
  }

  /// The sync of the view model. Set it before the view is loaded.
  public var sync: (any PeopleSync)? {
    get { model.sync }
    set { model.sync = newValue }
  }

  /// The address book of the view model.
  public var addressBook: (any AddressBook)? {
    get { model.addressBook }
    set { model.addressBook = newValue }
  }

  /// Binds the views and loads the view model.
  public override func viewDidLoad() {
    super.viewDidLoad()
    adapter.titleForSection = { [people] in people.sections[$0].id }
    adapter.deleteItem = { [weak self] row in self?.send { $0.delete(row) } }
    emptyLabel.textAlignment = .center
    tableView.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    tableView.dataSource = adapter
    tableView.backgroundView = emptyLabel
    tableView.tableFooterView = footer
    navigationItem.leftBarButtonItems = [editButtonItem, refreshItem]
    navigationItem.rightBarButtonItems = [
      BarButtonItem(
        systemItem: .add, primaryAction: Action { [weak self] _ in self?.send { $0.add() } }),
      sortItem,
    ]
    model.load()
    binding.start()
  }

  /// Opens the tapped person.
  public override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    send { $0.open(people.item(at: ItemPosition(indexPath))) }
  }

  /// Compares old and new rows and changes single rows, so the table is never reloaded.
  private func showRows() {
    do {
      try people.apply(PeopleSections.sections(of: rows), to: tableView)
    } catch {
      model.showRowsFailure(error)
    }
  }

  /// Passes a user action to the view model and updates the views in the same turn.
  private func send(_ action: (PeopleListViewModel) -> Void) {
    action(model)
    binding.updateView()
  }

  /// Shows the screen of `destination`, or dismisses the current screen if `destination` is nil.
  ///
  /// After a dismissal, an unanswered alert of the list is shown again, because the dismissal has
  /// removed or delayed it.
  private func show(_ destination: PeopleListDestination?) {
    guard let destination else {
      isDismissing = presentedViewController != nil
      return dismiss(animated: true) { [weak self] in
        self?.isDismissing = false
        self?.shownAlert = nil
        self?.binding.updateView()
      }
    }
    let stack = NavigationController(rootViewController: makeController(for: destination))
    stack.isModalInPresentation = true
    presentInFront(stack)
  }

  private func makeController(for destination: PeopleListDestination) -> ViewController {
    let onAction: @MainActor () -> Void = { [weak self] in self?.binding.updateView() }
    return switch destination {
    case .form(let form):
      PersonFormViewController(form, notifications: notifications, onAction: onAction)
    case .picker(let picker): PeoplePickerViewController(picker, onAction: onAction)
    }
  }

  /// Presents an alert.
  ///
  /// Resets `shownAlert` before it handles the answer. Otherwise the next alert would not be
  /// presented if it is equal to this alert.
  private func show(_ alert: PeopleListViewModel.Alert?) {
    guard let alert, !isDismissing else { return }
    present(alert) { [weak self] action in
      self?.shownAlert = nil
      self?.send { $0.answer(action) }
    }
  }
}
