public import Domain
public import Presenter

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The people list with a data provider and a communicator behind protocols.
///
/// The controller only connects these two objects to its views. The initializer takes the required
/// dependencies, and the sync, because it is observed only once. The other dependencies have a
/// default, so they are properties, which must be set before the view is loaded.
///
/// This split comes from the people-list text, whose own code is `DocumentSplit`. Unlike that code,
/// this variant has typed and visible errors, identifiers and asynchronous requests, and its
/// provider protocol requires neither a table nor a database. It also has a form, a sync and a
/// footer. See `Guides/ProtocolSplit.md`.
///
/// The controller holds its data provider. The data provider and running requests hold the
/// controller weakly.
@MainActor public final class PeopleListViewController: UITableViewController {
  /// The web API. The default sends no requests.
  public var communicator: any APICommunicator = LocalOnlyCommunicator()
  /// The address book to pick people from. If nil, “Add” opens the form.
  public var addressBook: (any AddressBook)?
  /// The notification center of the keyboard.
  public var notifications = NotificationCenter.default
  private let dataProvider: any PeopleListDataProvider
  private let sync: (any PeopleSync)?
  private let list: PeopleListDataSource
  private let bar: PeopleListBar
  private lazy var work = ScreenWork(on: self, list.footer.indicator)
  private lazy var flows = PersonFlows(
    screen: self, work: work, dataProvider: dataProvider, communicator: communicator, sync: sync,
    context: list.context, notifications: notifications)

  /// Creates a list of the people from `dataProvider`, which shows the status of `sync`.
  public init(
    dataProvider: any PeopleListDataProvider, sortSetting: any SortSetting,
    sync: (any PeopleSync)? = nil, context: PresentationContext
  ) {
    self.dataProvider = dataProvider
    self.sync = sync
    list = PeopleListDataSource(context)
    bar = PeopleListBar(sortSetting, sync, showingStatusIn: list.footer, context)
    super.init(style: .plain)
    title = "People"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Shows the stored people, then fetches from the server.
  public override func viewDidLoad() {
    super.viewDidLoad()
    list.attach(to: tableView) { [flows] in flows.delete($0) }
    bar.attach(to: navigationItem, with: editButtonItem)
    bar.onAdd = { [weak self] in self?.flows.add(from: self?.addressBook) }
    bar.onSort = { [weak self] in self?.followPeople() }
    bar.onRefresh = { [weak self] in self?.fetchPeopleFromAPI() }
    dataProvider.onChange = { [weak self] in self?.show($0) }
    followPeople()
    fetchPeopleFromAPI()
  }

  /// Fetches all people from the server and adds them to the data provider.
  @discardableResult public func fetchPeopleFromAPI() -> Task<Void, Never> {
    work.start(orShow: "The People Were Not Fetched") { [communicator, dataProvider] in
      let people = try await communicator.getPeople()
      if !people.isEmpty { try await dataProvider.addPeople(people) }
    }
  }

  /// Opens the form for the tapped person, or offers actions for a rejected change.
  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    flows.open(list.row(at: indexPath))
  }

  private func followPeople() {
    work.waitsForRows = true
    dataProvider.fetch()
  }

  private func show(_ result: Result<[PersonRow], StoreError>) {
    work.waitsForRows = false
    do { list.show(try result.get()) } catch {
      work.show("The People Cannot Be Shown", error) { [weak self] in self?.followPeople() }
    }
  }
}
