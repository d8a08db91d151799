import Composition
public import Domain
public import Foundation
import HeadlessAdapters
public import HeadlessUI
public import Presenter

/// The people list with the patterns together: the controller ties parts to each other, and each
/// part can be tested without it.
///
/// What it cannot do without comes through the initialiser; what has a sensible default is a property
/// that the composition root, or a test, replaces (row A8).
///
/// It holds its parts. The parts hold it weakly, and so does the work under way: the screen may be
/// closed while a request is in flight.
@MainActor public final class PeopleListViewController: TableViewController {
  /// The way to the web API; nobody is asked until one is handed in.
  public var communicator: any APICommunicator {
    get { services.communicator }
    set { services.communicator = newValue }
  }
  /// The syncing whose state is shown, where there is one; handed in before the view is loaded.
  public var sync: (any PeopleSync)? {
    get { services.sync }
    set { services.sync = newValue }
  }
  /// Where people can be picked from; without one, adding goes straight to the form.
  public var addressBook: (any AddressBook)? {
    get { services.addressBook }
    set { services.addressBook = newValue }
  }

  private let services: PeopleListServices
  private let dataProvider: StorePeopleListDataProvider
  private let list: PeopleListDataSource
  private let bar = PeopleListBar()
  private let work = ScreenWork()
  private let footer = View(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
  private lazy var flows = PersonFlows(
    services, asking: ScreenAsker(over: self, work), counting: work)
  private lazy var slot = PresentedSlot(over: self)
  private lazy var navigator: any PeopleListNavigator = PeopleListScreens.navigator(in: slot, flows)
  private lazy var status = ChildSlot(in: self as ViewController, inside: footer)

  /// A list of the people in `store`, shown to readers in `context`; the keyboard is heard of
  /// through `notifications`.
  public init(
    store: any PeopleStore, sortSetting: any SortSetting, context: PresentationContext,
    notifications: NotificationCenter = .default
  ) {
    services = PeopleListServices(
      store: store, sortSetting: sortSetting, context: context, notifications: notifications)
    dataProvider = StorePeopleListDataProvider(services)
    list = PeopleListDataSource(context)
    super.init(style: .plain)
    title = "People"
  }

  /// Shows what the device holds first, and asks the server then (row A1).
  public override func viewDidLoad() {
    super.viewDidLoad()
    footer.autoresizingMask = .flexibleWidth
    list.attach(to: tableView, footer: footer) { [flows] in flows.delete($0) }
    attachBar()
    showStatus()
    dataProvider.onChange = { [weak self] in self?.show($0) }
    follow { $0.fetch() }
    flows.fetchPeople()
  }

  /// Gives the child its place in the footer.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    status.layout()
  }

  /// Opens the person who was touched.
  public override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigator.navigateToPerson(in: list.row(at: indexPath))
  }

  private func attachBar() {
    bar.attach(to: navigationItem, with: editButtonItem)
    bar.onAdd = { [weak self] in self?.navigator.navigateToAdding() }
    bar.onSort = { [weak self] in self?.follow { $0.changeOrder() } }
    bar.onRefresh = { [flows] in flows.fetchPeople() }
    bar.onStop = { [services] in services.sync?.stop() }
  }

  private func showStatus() {
    let child = PeopleListStatusViewController(services, work)
    child.onCanStop = { [bar] in bar.canStop = $0 }
    status.show(child)
  }

  private func follow(_ start: (StorePeopleListDataProvider) -> Void) {
    work.waitsForRows = true
    start(dataProvider)
    bar.order = services.sortSetting.nameOrder
  }

  private func show(_ result: Result<[PersonRow], StoreError>) {
    work.waitsForRows = false
    do {
      try list.show(result.get(), in: tableView)
    } catch {
      flows.report(error) { [weak self] in self?.follow { $0.fetch() } }
    }
  }
}
