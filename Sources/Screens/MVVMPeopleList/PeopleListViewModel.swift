public import Domain
import Foundation
public import Observation
public import Presenter

/// The view model of the people list: requests, page data and logic in one place (row C4).
///
/// The controller hands it what the user does, and binds its views to what it says. What is on
/// screen is state here, alerts and open pages too, so that a test reads it without a view:
///
///     await model.refresh()?.value
///     #expect(model.alert?.title == "The Server Was Not Read")
///
/// The controller holds it; it holds the store, the setting and what it has opened, and is held
/// weakly by the work under way. No view is known here.
@MainActor @Observable public final class PeopleListViewModel {
  /// An alert of the people list.
  public typealias Alert = ScreenAlert<PeopleListAnswer>

  /// The way to the web API; nobody is asked until one is handed in (row A8).
  @ObservationIgnored public var communicator: any APICommunicator = LocalOnlyCommunicator()
  /// The syncing whose state is shown, where there is one; handed in before ``load()``.
  @ObservationIgnored public var sync: (any PeopleSync)?
  /// Where people can be picked from; without one, adding goes straight to the form.
  @ObservationIgnored public var addressBook: (any AddressBook)?

  /// The page data: everybody, in list order.
  public private(set) var rows: [PersonRow] = []
  /// What the list says where it has nobody to show; empty while it has, or does not know.
  public private(set) var emptyText = ""
  /// What is open over the list.
  public internal(set) var page: PeopleListPage?

  private var alerts: [Alert] = []
  private var nameOrder: NameOrder
  private var status = SyncStatus()
  private var worksUnderWay = 0
  private var waitsForRows = false
  @ObservationIgnored let context: PresentationContext
  @ObservationIgnored private let store: any PeopleStore
  @ObservationIgnored private let sortSetting: any SortSetting
  @ObservationIgnored private var following: ObservationToken?
  @ObservationIgnored private var statusFollowing: ObservationToken?

  /// A model of the people in `store`, for readers in `context`; nothing is asked before ``load()``.
  public init(
    store: any PeopleStore, sortSetting: any SortSetting, context: PresentationContext
  ) {
    self.store = store
    self.sortSetting = sortSetting
    self.context = context
    nameOrder = sortSetting.nameOrder
  }

  /// Shows what the device holds first, and asks the server then (row A1).
  public func load() {
    statusFollowing = sync?.observeStatus { [weak self] in self?.status = $0 }
    follow()
    start(.reading)
  }

  // MARK: What is shown

  /// Whether anything is under way.
  public var isBusy: Bool { worksUnderWay > 0 || waitsForRows }

  /// The alert in front; the next one follows when it has been answered.
  public var alert: Alert? { alerts.first }

  /// What the sort button is called: the order that it leads to (row A5).
  public var sortTitle: String { nameOrder == .lastName ? "By First Name" : "By Last Name" }

  /// What the button is called that asks the server, or ends what is under way.
  public var refreshTitle: String { canStop ? "Stop" : "Refresh" }

  /// The state of the syncing; empty where there is nothing to tell.
  public var statusText: String { SyncStatusPresenter(status, in: context).text }

  /// What a row shows; made when its cell is, for there may be many rows.
  public func content(of row: PersonRow) -> PersonRowContent {
    let person = PersonRowPresenter(row.person, in: context)
    return PersonRowContent(
      name: person.fullName, birthday: person.birthday, mark: row.mark.sign)
  }

  private var canStop: Bool { SyncStatusPresenter(status, in: context).canBeStopped }

  // MARK: What the user does

  /// Asks the server for everybody; ends the syncing instead where there is something to end.
  ///
  /// - Returns: the request, for a test to wait for.
  @discardableResult public func refresh() -> Task<Void, Never>? {
    guard canStop else { return start(.reading) }
    sync?.stop()
    return nil
  }

  /// Sorts by the other name, and keeps the choice.
  public func changeOrder() {
    nameOrder = nameOrder == .lastName ? .firstName : .lastName
    sortSetting.nameOrder = nameOrder
    follow()
  }

  /// Ends the alert in front and does what the chosen button means.
  ///
  /// - Returns: the request that this began, for a test to wait for.
  @discardableResult public func answer(_ answer: PeopleListAnswer?) -> Task<Void, Never>? {
    guard !alerts.isEmpty else { return nil }
    alerts.removeFirst()
    switch answer {
    case .follow: follow()
    case .start(let work): return start(work)
    case .openForm(let person): openForm(editing: person)
    case .openPicker: openPicker()
    case nil: break
    }
    return nil
  }

  /// Takes note that the rows could not be shown.
  public func rowsCannotBeShown(_ error: any Error) {
    show(.failure("The People Cannot Be Shown", error, again: .follow))
  }

  // MARK: The work

  var requests: PeopleListRequests {
    PeopleListRequests(store: store, communicator: communicator, sync: sync)
  }

  func show(_ alert: Alert) {
    alerts.append(alert)
  }

  func workBegan() {
    worksUnderWay += 1
  }

  func workEnded() {
    worksUnderWay -= 1
  }

  @discardableResult private func start(_ work: PeopleListWork) -> Task<Void, Never> {
    requests.start(work, for: self)
  }

  private func follow() {
    waitsForRows = true
    following = store.observePeople(in: nameOrder) { [weak self] in self?.take($0) }
  }

  private func take(_ result: Result<[PersonRow], StoreError>) {
    waitsForRows = false
    switch result {
    case .success(let rows):
      self.rows = rows
      emptyText = rows.isEmpty ? "Nobody is here yet." : ""
    case .failure(let error): rowsCannotBeShown(error)
    }
  }
}
