import DataSource
import Domain
import Presenter

/// The presenter of the people list: it turns events into requests, and replies into a view's state.
///
/// The view holds the presenter, which holds the view weakly. A running request holds the presenter,
/// so the request continues after the screen has closed, and its reply finds no view.
@MainActor
final class PeopleListPresenter {
  /// A section of the list: a letter, and the people whose sort name begins with this letter.
  typealias Section = ListSection<String, PersonRowModel>

  weak var view: (any PeopleListView)?

  private let store: any PeopleStore
  private let sortSetting: any SortSetting
  private let communicator: any APICommunicator
  private let sync: (any PeopleSync)?
  private let addressBook: (any AddressBook)?
  private let context: PresentationContext
  private let router: any PeopleListRouter
  private var peopleObservation: ObservationToken?
  private var statusObservation: ObservationToken?
  private var runningCount = 0 {
    didSet { state.isBusy = isBusy }
  }
  private var isWaitingForRows = false {
    didSet { state.isBusy = isBusy }
  }
  private var state = PeopleListState() {
    didSet { if state != oldValue { view?.show(state: state) } }
  }

  /// Creates a presenter without a view. It reads nothing before ``viewDidLoad()``.
  init(
    store: any PeopleStore, sortSetting: any SortSetting, communicator: any APICommunicator,
    sync: (any PeopleSync)?, addressBook: (any AddressBook)?, context: PresentationContext,
    router: any PeopleListRouter
  ) {
    self.store = store
    self.sortSetting = sortSetting
    self.communicator = communicator
    self.sync = sync
    self.addressBook = addressBook
    self.context = context
    self.router = router
  }

  private var isBusy: Bool { runningCount > 0 || isWaitingForRows }

  // MARK: Events of the view

  /// Shows the stored people, then fetches from the server.
  func viewDidLoad() {
    statusObservation = sync?.observeStatus { [weak self] in self?.showStatus($0) }
    observePeople()
    start(.fetch)
  }

  /// Fetches from the server, or stops a running sync.
  func didTapRefresh() {
    if let sync, SyncStatusPresenter(sync.status, in: context).canBeStopped {
      sync.stop()
    } else {
      start(.fetch)
    }
  }

  /// Changes the sort order and saves it.
  func didTapSort() {
    sortSetting.nameOrder = sortSetting.nameOrder == .lastName ? .firstName : .lastName
    observePeople()
  }

  /// Opens the form, or offers a choice between the form and the address book.
  func didTapAdd() {
    guard addressBook != nil else { return didChoose(.openForm(nil)) }
    view?.show(
      alert: .sheet(
        "Add a Person",
        [
          ("New Person", .plain, .openForm(nil)), ("From the Address Book", .plain, .openPicker),
        ]))
  }

  /// Opens the form for a row. If the server rejected the person's change, first asks what to do.
  func didSelect(_ row: PersonRowModel) {
    guard case .refused(let reason) = row.state, sync != nil else {
      return didChoose(.openForm(row.person))
    }
    view?.show(
      alert: .sheet(
        "\(row.name) Was Refused", message: reason,
        [
          ("Edit", .plain, .openForm(row.person)), ("Try Again", .plain, .start(.retry(row.id))),
          ("Discard", .destructive, .start(.discard(row.id))),
        ]))
  }

  /// Asks whether to delete the person in a row.
  func didTapDelete(_ row: PersonRowModel) {
    view?.show(alert: .confirmation("Delete \(row.name)?", "Delete", .start(.delete(row.id))))
  }

  /// Performs the choice of a button in an alert.
  func didChoose(_ choice: PeopleListChoice) {
    switch choice {
    case .observePeople: observePeople()
    case .start(let request): start(request)
    case .openForm(let person): router.openForm(editing: person, output: self)
    case .openPicker: addressBook.map { router.openPicker(of: $0, output: self) }
    }
  }

  // MARK: Rows and status

  private func observePeople() {
    isWaitingForRows = true
    let order = sortSetting.nameOrder
    state.sortTitle = order == .lastName ? "Sorted by Last Name" : "Sorted by First Name"
    peopleObservation = store.observePeople(in: order) { [weak self] in self?.showRows($0) }
  }

  private func showRows(_ result: Result<[PersonRow], StoreError>) {
    isWaitingForRows = false
    do {
      let rows = try result.get()
      state.emptyText = rows.isEmpty ? "No people yet." : ""
      view?.show(
        rows: PeopleSections.sections(of: rows).map { [context] in
          Section(id: $0.id, items: $0.items.map { PersonRowModel($0, in: context) })
        })
    } catch {
      view?.show(alert: .failure("The People Cannot Be Shown", error, retry: .observePeople))
    }
  }

  private func showStatus(_ status: SyncStatus) {
    let status = SyncStatusPresenter(status, in: context)
    state.statusText = status.text
    state.refreshTitle = status.canBeStopped ? "Stop" : "Refresh"
  }

  // MARK: Requests

  private func start(_ request: PeopleListRequest) {
    runningCount += 1
    Task {
      var failure: (any Error)?
      do { try await perform(request) } catch { failure = error }
      runningCount -= 1
      guard let failure else { return }
      view?.show(alert: .failure(request.failureTitle, failure, retry: .start(request)))
    }
  }

  private func perform(_ request: PeopleListRequest) async throws {
    switch request {
    case .fetch:
      let people = try await communicator.getPeople()
      if !people.isEmpty { try await store.save(people) }
    case .send(let people): try await communicator.post(people)
    case .delete(let id): try await store.delete([id])
    case .retry(let id): try await sync?.retry(id)
    case .discard(let id): try await sync?.discard(id)
    }
  }
}

extension PeopleListPresenter: PersonFormOutput, PeoplePickerOutput {
  func didSave(_ person: Person) {
    start(.send([person]))
  }

  func didAdd(_ people: PeopleImport, from contents: AddressBookContents) {
    start(.send(people.added))
    view?.show(alert: .message("Import", ImportSummary(of: people, from: contents).description))
  }
}
