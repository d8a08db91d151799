public import Domain
import Interaction
public import Presenter

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The people list with patterns of this kit.
///
/// The controller connects smaller objects, which can be tested alone. All dependencies are
/// parameters of the initializer, and those with a sensible default can be left out.
///
/// The controller holds these objects. They and the running requests hold the controller weakly.
@MainActor public final class PeopleListViewController: UITableViewController {
  private let store: any PeopleStore
  private let sortSetting: any SortSetting
  private let communicator: any APICommunicator
  private let sync: (any PeopleSync)?
  private let addressBook: (any AddressBook)?
  private let context: PresentationContext
  private let notifications: NotificationCenter
  private let dataProvider: StorePeopleListDataProvider
  private let list: PeopleListDataSource
  private let emptyLabel = UILabel()
  private let footer = PeopleListFooter(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
  private var statusObservation: ObservationToken?
  private lazy var work = ScreenWork(footer.indicator) { [weak self] in self?.ask($0, then: $1) }
  private lazy var flows = PersonFlows(
    store: store, communicator: communicator, context: context, work: work)
  private lazy var sortItem = UIBarButtonItem(
    title: nil,
    primaryAction: UIAction { [weak self] _ in self?.followPeople { $0.changeOrder() } })
  private lazy var refreshItem = UIBarButtonItem(
    title: "Refresh", primaryAction: UIAction { [weak self] _ in self?.refreshOrStop() })

  /// Creates a list of the people in `store`.
  ///
  /// - Parameters:
  ///   - communicator: The web API. The default sends no requests.
  ///   - sync: The sync whose status is shown.
  ///   - addressBook: The address book to pick people from. If nil, “Add” opens the form.
  ///   - notifications: The notification center through which the form observes the keyboard.
  public init(
    store: any PeopleStore, sortSetting: any SortSetting,
    communicator: any APICommunicator = LocalOnlyCommunicator(), sync: (any PeopleSync)? = nil,
    addressBook: (any AddressBook)? = nil, context: PresentationContext,
    notifications: NotificationCenter = .default
  ) {
    self.store = store
    self.sortSetting = sortSetting
    self.communicator = communicator
    self.sync = sync
    self.addressBook = addressBook
    self.context = context
    self.notifications = notifications
    dataProvider = StorePeopleListDataProvider(store: store, sortSetting: sortSetting)
    list = PeopleListDataSource(context)
    super.init(style: .plain)
    title = "People"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Shows the stored people, then refreshes them from the server.
  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItems = [editButtonItem, refreshItem]
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() }),
      sortItem,
    ]
    emptyLabel.text = "No people yet."
    emptyLabel.textAlignment = .center
    footer.autoresizingMask = .flexibleWidth
    tableView.tableFooterView = footer
    list.attach(to: tableView) { [flows] in flows.delete($0.person) }
    statusObservation = sync?.observeStatus { [weak self] in self?.show($0) }
    dataProvider.onChange = { [weak self] in self?.show($0) }
    followPeople { $0.fetch() }
    flows.refresh()
  }

  /// Opens the tapped person, or offers actions for a rejected change.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let row = list.row(at: indexPath)
    guard case .refused(let reason) = row.mark, let sync else {
      return openForm(editing: row.person)
    }
    let name = PersonRowPresenter(row.person, in: context).fullName
    choose(
      "\(name) Was Refused", because: reason,
      among: [
        UIAlertAction(title: "Edit", style: .default) { [weak self] _ in
          self?.openForm(editing: row.person)
        },
        UIAlertAction(title: "Try Again", style: .default) { [flows] _ in
          flows.retry(row.id, through: sync)
        },
        UIAlertAction(title: "Discard", style: .destructive) { [flows] _ in
          flows.discard(row.id, through: sync)
        },
      ])
  }

  /// Opens the form, or offers a choice between the form and the address book.
  private func add() {
    guard let addressBook else { return openForm(editing: nil) }
    choose(
      "Add a Person",
      among: [
        UIAlertAction(title: "New Person", style: .default) { [weak self] _ in
          self?.openForm(editing: nil)
        },
        UIAlertAction(title: "From the Address Book", style: .default) { [weak self] _ in
          self?.openPicker(of: addressBook)
        },
      ])
  }

  private func openForm(editing person: Person?) {
    open(
      PersonFormViewController(
        editing: person, in: store, context: context, notifications: notifications,
        onSave: flows.send))
  }

  private func openPicker(of book: any AddressBook) {
    open(PeoplePickerViewController(of: book, addingTo: store, context: context, onAdd: flows.send))
  }

  /// Presents a screen, unless another one is presented. So a second quick tap opens nothing.
  private func open(_ screen: UIViewController) {
    guard presentedViewController == nil else { return }
    let stack = UINavigationController(rootViewController: screen)
    // A swipe down would discard changes without a question.
    stack.isModalInPresentation = true
    present(stack, animated: true)
  }

  private func refreshOrStop() {
    if let sync, SyncStatusPresenter(sync.status, in: context).canBeStopped {
      sync.stop()
    } else {
      flows.refresh()
    }
  }

  private func show(_ status: SyncStatus) {
    let status = SyncStatusPresenter(status, in: context)
    footer.statusText = status.text
    refreshItem.title = status.canBeStopped ? "Stop" : "Refresh"
  }

  /// Starts to observe the people with `start`, and shows the sort order on the sort button.
  private func followPeople(_ start: (StorePeopleListDataProvider) -> Void) {
    work.waitsForRows = true
    start(dataProvider)
    sortItem.title =
      sortSetting.nameOrder == .lastName ? "Sorted by Last Name" : "Sorted by First Name"
  }

  private func show(_ result: Result<[PersonRow], StoreError>) {
    work.waitsForRows = false
    do {
      try list.show(result.get(), in: tableView)
      tableView.backgroundView = list.sections.isEmpty ? emptyLabel : nil
    } catch {
      showFailure("The People Cannot Be Shown", error) { [weak self] in
        self?.followPeople { $0.fetch() }
      }
    }
  }
}
