public import DataSource
public import Domain
import Foundation
public import Observation
public import Presenter

/// The view model of the people list: its requests, its state and its logic.
///
/// The view controller passes user actions to the view model and shows the state in its views.
/// Alerts and open screens are state too, so a test reads them without a view:
///
///     await model.refresh()?.value
///     #expect(model.alert?.title == "The People Were Not Fetched")
///
/// The view controller holds the view model. Running requests hold the view model weakly.
@MainActor @Observable public final class PeopleListViewModel {
  /// A section of the list: a letter, and the people whose sort name begins with this letter.
  public typealias Section = ListSection<String, PersonRowModel>
  /// An alert of the people list.
  public typealias Alert = AlertState<AlertAction>

  /// The sections of the list, from top to bottom.
  public private(set) var sections: [Section] = []
  /// The message for an empty list; an empty string if there are people, or before the first read.
  public private(set) var emptyText = ""
  /// The screen that is open over the list, or nil.
  public private(set) var destination: Destination?

  private var alerts: [Alert] = []
  private var running: [Request] = []
  private var isWaitingForRows = false
  private var nameOrder: NameOrder
  private var status = SyncStatus()
  @ObservationIgnored private let services: Services
  @ObservationIgnored private let sortSetting: any SortSetting
  @ObservationIgnored private let addressBook: (any AddressBook)?
  @ObservationIgnored private let context: PresentationContext
  @ObservationIgnored private var peopleObservation: ObservationToken?
  @ObservationIgnored private var statusObservation: ObservationToken?

  /// Creates a view model for the people in `store`. It reads no people before ``load()``.
  ///
  /// - Parameters:
  ///   - communicator: the web API. The default sends no requests.
  ///   - sync: the sync whose status is shown.
  ///   - addressBook: the address book to pick people from. If nil, "Add" opens the form.
  public init(
    store: any PeopleStore, sortSetting: any SortSetting,
    communicator: any APICommunicator = LocalOnlyCommunicator(), sync: (any PeopleSync)? = nil,
    addressBook: (any AddressBook)? = nil, context: PresentationContext
  ) {
    services = Services(store: store, communicator: communicator, sync: sync)
    self.sortSetting = sortSetting
    self.addressBook = addressBook
    self.context = context
    nameOrder = sortSetting.nameOrder
  }

  /// Shows the stored people, then fetches from the server.
  public func load() {
    statusObservation = services.sync?.observeStatus { [weak self] in self?.status = $0 }
    observePeople()
    start(.fetch)
  }

  // MARK: State

  /// Whether a request is running or the rows are being read.
  public var isBusy: Bool { !running.isEmpty || isWaitingForRows }

  /// The alert in front. The next alert appears after the user's answer.
  public var alert: Alert? { alerts.first }

  /// The title of the sort button: the current order.
  public var sortTitle: String {
    nameOrder == .lastName ? "Sorted by Last Name" : "Sorted by First Name"
  }

  /// The title of the button that starts or stops the sync.
  public var refreshTitle: String { syncStatus.canBeStopped ? "Stop" : "Refresh" }

  /// The sync status; empty if there is nothing to show.
  public var statusText: String { syncStatus.text }

  private var syncStatus: SyncStatusPresenter { SyncStatusPresenter(status, in: context) }

  // MARK: User actions

  /// Fetches from the server, or stops a running sync.
  ///
  /// - Returns: the request, so a test can await it; nil if a sync was stopped.
  @discardableResult public func refresh() -> Task<Void, Never>? {
    guard syncStatus.canBeStopped else { return start(.fetch) }
    services.sync?.stop()
    return nil
  }

  /// Changes the sort order and saves it.
  public func changeOrder() {
    nameOrder = nameOrder == .lastName ? .firstName : .lastName
    sortSetting.nameOrder = nameOrder
    observePeople()
  }

  /// Opens the form, or offers a choice between the form and the address book.
  public func add() {
    guard isIdle else { return }
    guard addressBook != nil else { return openForm(editing: nil) }
    alerts.append(
      .sheet(
        "Add a Person",
        [
          ("New Person", .plain, .openForm(nil)), ("From the Address Book", .plain, .openPicker),
        ]))
  }

  /// Opens the form for a row, or offers actions for a rejected change.
  public func open(_ row: PersonRowModel) {
    guard isIdle else { return }
    guard case .refused(let reason) = row.state, services.sync != nil else {
      return openForm(editing: row.person)
    }
    alerts.append(
      .sheet(
        "\(row.name) Was Refused", message: reason,
        [
          ("Edit", .plain, .openForm(row.person)), ("Try Again", .plain, .start(.retry(row.id))),
          ("Discard", .destructive, .start(.discard(row.id))),
        ]))
  }

  /// Asks whether to delete the person in a row.
  public func delete(_ row: PersonRowModel) {
    guard isIdle else { return }
    alerts.append(.confirmation("Delete \(row.name)?", "Delete", .start(.delete(row.id))))
  }

  /// Closes the alert in front and performs the action of the chosen button.
  ///
  /// - Returns: the started request, so a test can await it; nil if the action starts no request.
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

  /// Whether the list is in front. Otherwise `add`, `open` and `delete` have no effect, so a quick
  /// second tap opens nothing.
  private var isIdle: Bool { destination == nil && alert == nil }

  // MARK: Open screens

  /// Opens the form. A new person's identifier is created before the form opens, so a second
  /// attempt to save adds no second person.
  private func openForm(editing person: Person?) {
    let id = person?.id ?? Person.ID()
    destination = .form(
      PersonFormViewModel(
        title: person == nil ? "New Person" : "Edit Person", info: person?.info,
        today: CalendarDate.today(context.now(), in: context.calendar),
        save: { [weak self, services] info in
          let saved = Person(id: id, info)
          try await services.store.save([saved])
          guard let self else { return try await services.perform(.send([saved])) }
          start(.send([saved]))
        }, close: close))
  }

  private func openPicker() {
    guard let addressBook else { return }
    destination = .picker(
      PeoplePickerViewModel(
        addressBook, context: context,
        add: { [weak self, services] picked, book in
          let people = try await services.store.add(picked)
          guard let self else { return try await services.perform(.send(people.added)) }
          destination = nil
          start(.send(people.added))
          alerts.append(.message("Import", ImportSummary(of: people, from: book).description))
        }, close: close))
  }

  private var close: @MainActor () -> Void {
    { [weak self] in self?.destination = nil }
  }

  // MARK: Requests

  @discardableResult private func start(_ request: Request) -> Task<Void, Never> {
    running.append(request)
    return Task { [weak self, services] in
      do {
        try await services.perform(request)
      } catch {
        self?.alerts.append(.failure(request.failureTitle, error, retry: .start(request)))
      }
      self?.end(request)
    }
  }

  /// Removes a request from ``running``, unless it has been removed already.
  private func end(_ request: Request) {
    if let place = running.firstIndex(of: request) { running.remove(at: place) }
  }

  private func observePeople() {
    isWaitingForRows = true
    peopleObservation = services.store.observePeople(in: nameOrder) { [weak self] in
      self?.receive($0)
    }
  }

  private func receive(_ result: Result<[PersonRow], StoreError>) {
    isWaitingForRows = false
    do {
      let rows = try result.get()
      sections = PeopleSections.sections(of: rows).map { [context] in
        Section(id: $0.id, items: $0.items.map { PersonRowModel($0, in: context) })
      }
      emptyText = rows.isEmpty ? "No people yet." : ""
      // A deletion ends when its row is gone, so one update changes the row and the indicator.
      for case .delete(let id) in running where !rows.contains(where: { $0.id == id }) {
        end(.delete(id))
      }
    } catch {
      alerts.append(.failure("The People Cannot Be Shown", error, retry: .observePeople))
    }
  }
}
