import Binding
public import Domain
public import Foundation
public import HeadlessUI

/// The people list on a view model: a controller that hands it what the user does, and binds its
/// views to what it says (row C4).
///
/// A touch is shown in the same turn, by a pass of the binding by hand; what comes by itself, in the
/// next one. The controller holds the view model and its views; the view model knows neither.
@MainActor public final class PeopleListViewController: TableViewController {
  private let model: PeopleListViewModel
  private let notifications: NotificationCenter
  private let list: PeopleListDataSource
  private let bar = PeopleListBar()
  private let footer = PeopleListFooter()
  private lazy var binding = ViewBinding(
    model, to: self,
    [
      .show(\.rows, in: \.list.rows),
      .show(\.emptyText, in: \.list.emptyText),
      .show(\.sortTitle, in: \.bar.sortItem.title),
      .show(\.refreshTitle, in: \.bar.refreshItem.title),
      .show(\.statusText, in: \.footer.statusText),
      .show(\.isBusy, in: \.footer.isBusy),
      .show(\.page, in: \.shownPage),
      .show(\.alert, in: \.shownAlert),
    ])
  private var shownPage: PeopleListPage? {
    didSet { if shownPage != oldValue { show(shownPage) } }
  }
  private var isPageLeaving = false
  private var shownAlert: PeopleListViewModel.Alert? {
    didSet { if shownAlert != oldValue { show(shownAlert) } }
  }

  /// A list of the people that `model` brings; the keyboard is heard of through `notifications`.
  public init(_ model: PeopleListViewModel, notifications: NotificationCenter = .default) {
    self.model = model
    self.notifications = notifications
    list = PeopleListDataSource(model)
    super.init(style: .plain)
    title = "People"
  }

  /// The view model's way to the web API (row A8).
  public var communicator: any APICommunicator {
    get { model.communicator }
    set { model.communicator = newValue }
  }

  /// The view model's syncing; handed in before the view is loaded.
  public var sync: (any PeopleSync)? {
    get { model.sync }
    set { model.sync = newValue }
  }

  /// Where the view model lets people be picked from.
  public var addressBook: (any AddressBook)? {
    get { model.addressBook }
    set { model.addressBook = newValue }
  }

  /// Binds the views, and lets the view model begin.
  public override func viewDidLoad() {
    super.viewDidLoad()
    list.attach(to: tableView, footer: footer) { [weak self] row in self?.tell { $0.delete(row) } }
    list.onFailure = { [weak self] in self?.model.rowsCannotBeShown($0) }
    bar.attach(to: navigationItem, with: editButtonItem)
    bar.onAdd = { [weak self] in self?.tell { $0.add() } }
    bar.onSort = { [weak self] in self?.tell { $0.changeOrder() } }
    bar.onRefresh = { [weak self] in self?.tell { $0.refresh() } }
    model.load()
    binding.start()
  }

  /// Opens what can be done to the person who was touched.
  public override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tell { $0.open(list.row(at: indexPath)) }
  }

  /// Hands the view model what the user did, and shows at once what came of it.
  private func tell(_ action: (PeopleListViewModel) -> Void) {
    action(model)
    binding.updateView()
  }

  /// An alert that a page takes away with it is shown again, for nobody has answered it; one that
  /// comes while the page leaves is shown then.
  private func show(_ page: PeopleListPage?) {
    guard let page else {
      isPageLeaving = presentedViewController != nil
      return dismiss(animated: true) { [weak self] in
        self?.isPageLeaving = false
        self?.shownAlert = nil
        self?.binding.updateView()
      }
    }
    let stack = NavigationController(rootViewController: controller(of: page))
    stack.isModalInPresentation = true
    presentInFront(stack)
  }

  private func controller(of page: PeopleListPage) -> ViewController {
    let told: @MainActor () -> Void = { [weak self] in self?.binding.updateView() }
    return switch page {
    case .form(let form):
      PersonFormViewController(form, notifications: notifications, told: told)
    case .picker(let picker): PeoplePickerViewController(picker, told: told)
    }
  }

  /// The alert is gone before its answer is told: an equal one may follow it.
  private func show(_ alert: PeopleListViewModel.Alert?) {
    guard let alert, !isPageLeaving else { return }
    present(alert) { [weak self] answer in
      self?.shownAlert = nil
      self?.tell { $0.answer(answer) }
    }
  }
}
