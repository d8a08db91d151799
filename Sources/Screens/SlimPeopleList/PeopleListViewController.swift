import Composition
public import Domain
public import Foundation
import HeadlessAdapters
public import HeadlessUI
public import Presenter

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The people list with the patterns of this kit.
///
/// The controller connects smaller objects, which can be tested alone. Required dependencies are
/// parameters of the initializer. A dependency with a sensible default is a property that a test or
/// the composition root replaces.
///
/// The controller holds these objects. They and the running requests hold the controller weakly.
@MainActor public final class PeopleListViewController: TableViewController {
  /// The web API. The default sends no requests.
  public var communicator: any APICommunicator {
    get { services.communicator }
    set { services.communicator = newValue }
  }
  /// The sync whose status is shown. Set it before the view is loaded.
  public var sync: (any PeopleSync)? {
    get { services.sync }
    set { services.sync = newValue }
  }
  /// The address book to pick people from. If nil, “Add” opens the form.
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
  private lazy var navigator = PeopleListNavigator(over: self, list, flows)
  private lazy var status = ChildSlot(in: self as ViewController, inside: footer)

  /// Creates a list of the people in `store`. The form observes the keyboard through
  /// `notifications`.
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

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Shows the stored people, then fetches from the server.
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

  /// Lays out the status in the footer.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    status.layout()
  }

  /// Opens the tapped person.
  public override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigator.open(list.row(at: indexPath))
  }

  private func attachBar() {
    bar.attach(to: navigationItem, with: editButtonItem)
    bar.onAdd = { [weak self] in self?.navigator.add() }
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
