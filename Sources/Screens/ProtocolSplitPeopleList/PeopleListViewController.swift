import Domain
import Foundation
import HeadlessUI
import Presenter

/// The people list of the first document: a controller that only wires a data provider and a
/// communicator to its views (rows A3 and A4).
///
/// Both ways of handing in what it needs stand side by side (row A8): what it cannot do without
/// comes through the initialiser; what has a sensible production default is a property that a
/// test, or the composition root, replaces.
///
/// It holds the provider and the communicator; the provider holds it weakly, and so does the work
/// under way: the screen may be closed while a request is in flight.
@MainActor public final class PeopleListViewController: TableViewController {
  /// The way to the web API; nobody is asked until one is handed in, before the view is loaded.
  public var communicator: any APICommunicator = LocalOnlyCommunicator()
  /// The syncing whose state is shown, where there is one; handed in before the view is loaded.
  public var sync: (any PeopleSync)?
  /// Where people can be picked from; without one, adding goes straight to the form.
  public var addressBook: (any AddressBook)?
  private let dataProvider: any PeopleListDataProvider
  private let list: PeopleListDataSource
  private let bar: PeopleListBar
  private let flows: PersonFlows
  private lazy var work = ScreenWork(on: self)
  private lazy var status = PeopleListStatus(bar, work.indicator, list.context)

  /// A list of the people that `dataProvider` brings, shown to readers in `context`; the keyboard
  /// is heard of through `notifications`.
  public init(
    dataProvider: any PeopleListDataProvider, sortSetting: any SortSetting,
    context: PresentationContext, notifications: NotificationCenter = .default
  ) {
    self.dataProvider = dataProvider
    list = PeopleListDataSource(context)
    bar = PeopleListBar(sortSetting)
    flows = PersonFlows(dataProvider, context, notifications)
    super.init(style: .plain)
    title = "People"
  }

  /// Shows what the device holds first, and asks the server then (row A1).
  public override func viewDidLoad() {
    super.viewDidLoad()
    list.attach(to: tableView, footer: status.footer) { [flows] in flows.delete($0) }
    bar.attach(to: navigationItem, with: editButtonItem)
    bar.onAdd = { [weak self] in self?.flows.add(from: self?.addressBook) }
    bar.onSort = { [weak self] in self?.followPeople() }
    bar.onRefresh = { [weak self] in self?.fetchPeopleFromAPI() }
    flows.attach(to: self, work, communicator, sync)
    status.follow(sync)
    dataProvider.onChange = { [weak self] in self?.show($0) }
    followPeople()
    fetchPeopleFromAPI()
  }

  /// Asks the server for everybody, and adds them to the provider (row A7).
  @discardableResult public func fetchPeopleFromAPI() -> Task<Void, Never> {
    work.start(orShow: "The People Were Not Fetched") { [communicator, dataProvider] in
      let people = try await communicator.getPeople()
      if !people.isEmpty { try await dataProvider.addPeople(people) }
    }
  }

  /// Opens what can be done to the person who was touched.
  public override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    flows.open(list.row(at: indexPath))
  }

  private func followPeople() {
    work.waitsForRows = true
    dataProvider.fetch()
  }

  private func show(_ result: Result<[PersonRow], StoreError>) {
    work.waitsForRows = false
    work.attempt("The People Cannot Be Shown", retry: { [weak self] in self?.followPeople() }) {
      try list.show(result.get(), in: tableView)
    }
  }
}
