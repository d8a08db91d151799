public import Domain
import Foundation
public import Observation
public import Presenter

/// The view model of the people list: its requests, its state and its logic.
///
/// The view controller passes user actions to the view model and binds its views to the state.
/// Alerts and open screens are state too, so a test reads them without a view:
///
///     await model.refresh()?.value
///     #expect(model.alert?.title == "The People Were Not Fetched")
///
/// The view controller holds the view model. Running requests hold the view model weakly.
@MainActor @Observable public final class PeopleListViewModel {
  /// An alert of the people list.
  public typealias Alert = AlertState<AlertAction>

  /// The web API. The default sends no requests.
  @ObservationIgnored public var communicator: any APICommunicator = LocalOnlyCommunicator()
  /// The sync whose status is shown. Set it before ``load()``.
  @ObservationIgnored public var sync: (any PeopleSync)?
  /// The address book to pick people from. If nil, "Add" opens the form.
  @ObservationIgnored public var addressBook: (any AddressBook)?

  /// All people, in list order.
  public private(set) var rows: [PersonRow] = []
  /// The message for an empty list. Empty if there are people, or before the first read.
  public private(set) var emptyText = ""
  /// The screen open over the list.
  public internal(set) var destination: PeopleListDestination?

  var requestsInFlight = 0
  private var alerts: [Alert] = []
  private var nameOrder: NameOrder
  private var status = SyncStatus()
  private var isWaitingForRows = false
  @ObservationIgnored let context: PresentationContext
  @ObservationIgnored private let store: any PeopleStore
  @ObservationIgnored private let sortSetting: any SortSetting
  @ObservationIgnored private var peopleObservation: ObservationToken?
  @ObservationIgnored private var statusObservation: ObservationToken?

  /// Creates a view model for the people in `store`. It reads nothing before ``load()``.
  public init(
    store: any PeopleStore, sortSetting: any SortSetting, context: PresentationContext
  ) {
    self.store = store
    self.sortSetting = sortSetting
    self.context = context
    nameOrder = sortSetting.nameOrder
  }

  /// Shows the stored people, then fetches from the server.
  public func load() {
    statusObservation = sync?.observeStatus { [weak self] in self?.status = $0 }
    observePeople()
    start(.fetch)
  }

  // MARK: State

  /// Whether a request is running or the rows are being read.
  public var isBusy: Bool { requestsInFlight > 0 || isWaitingForRows }

  /// The alert in front. The next alert appears after the user's answer.
  public var alert: Alert? { alerts.first }

  /// The title of the sort button: the current order.
  public var sortTitle: String {
    nameOrder == .lastName ? "Sorted by Last Name" : "Sorted by First Name"
  }

  /// The title of the button that starts or stops the sync.
  public var refreshTitle: String { canStop ? "Stop" : "Refresh" }

  /// The sync status; empty if there is nothing to show.
  public var statusText: String { SyncStatusPresenter(status, in: context).text }

  /// Returns the strings that the cell of a row displays.
  public func content(of row: PersonRow) -> PersonRowContent {
    PersonRowContent(row.person, row.mark, in: context)
  }

  private var canStop: Bool { SyncStatusPresenter(status, in: context).canBeStopped }

  // MARK: User actions

  /// Fetches from the server, or stops a running sync.
  ///
  /// - Returns: the request, so a test can await it.
  @discardableResult public func refresh() -> Task<Void, Never>? {
    guard canStop else { return start(.fetch) }
    sync?.stop()
    return nil
  }

  /// Changes the sort order and saves it.
  public func changeOrder() {
    nameOrder = nameOrder == .lastName ? .firstName : .lastName
    sortSetting.nameOrder = nameOrder
    observePeople()
  }

  /// Closes the alert in front and performs the action of the chosen button.
  ///
  /// - Returns: the started request, so a test can await it.
  @discardableResult public func answer(_ action: AlertAction?) -> Task<Void, Never>? {
    guard !alerts.isEmpty else { return nil }
    alerts.removeFirst()
    switch action {
    case .observePeople: observePeople()
    case .start(let request): return start(request)
    case .openForm(let person): openForm(editing: person)
    case .openPicker: openPicker()
    case nil: break
    }
    return nil
  }

  /// Alerts the user that the rows cannot be shown.
  public func showRowsFailure(_ error: any Error) {
    show(.failure("The People Cannot Be Shown", error, retry: .observePeople))
  }

  // MARK: Requests

  var client: Client {
    Client(store: store, communicator: communicator, sync: sync)
  }

  func show(_ alert: Alert) {
    alerts.append(alert)
  }

  @discardableResult private func start(_ request: Request) -> Task<Void, Never> {
    client.start(request, for: self)
  }

  private func observePeople() {
    isWaitingForRows = true
    peopleObservation = store.observePeople(in: nameOrder) { [weak self] in self?.receive($0) }
  }

  private func receive(_ result: Result<[PersonRow], StoreError>) {
    isWaitingForRows = false
    switch result {
    case .success(let rows):
      self.rows = rows
      emptyText = rows.isEmpty ? "No people yet." : ""
    case .failure(let error): showRowsFailure(error)
    }
  }
}

/// The displayed strings of a person's row.
public nonisolated struct PersonRowContent: Equatable, Sendable {
  /// The full name in the locale's order.
  public let name: String
  /// The formatted birthday; empty if unknown.
  public let birthday: String
  /// The sign of the sync state; empty if the person is synced.
  public let mark: String

  init(_ person: Person, _ mark: SyncMark = .synced, in context: PresentationContext) {
    let presenter = PersonRowPresenter(person, in: context)
    name = presenter.fullName
    birthday = presenter.birthday
    self.mark =
      switch mark {
      case .synced: ""
      case .waiting: "↑"
      case .refused: "!"
      }
  }
}
