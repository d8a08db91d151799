import DataSource
import Domain
import Presenter

/// The presenter of the people list: it turns events into requests, and results into row models,
/// state and alerts.
///
/// The view holds the presenter, which holds the view weakly and the other parts strongly.
@MainActor
final class PeopleListPresenter {
  weak var view: (any PeopleListViewInput)?

  private let interactor: any PeopleListInteractorInput
  private let router: any PeopleListRouterInput
  private let context: PresentationContext
  private var runningCount = 0
  private var isWaitingForRows = false
  private var canStopSync = false
  private var state = PeopleListState() {
    didSet { if state != oldValue { view?.show(state: state) } }
  }

  init(
    interactor: any PeopleListInteractorInput, router: any PeopleListRouterInput,
    context: PresentationContext
  ) {
    self.interactor = interactor
    self.router = router
    self.context = context
  }

  private func start(_ request: PeopleListRequest) {
    runningCount += 1
    showActivity()
    interactor.start(request)
  }

  private func showActivity() {
    state.isBusy = runningCount > 0 || isWaitingForRows
  }
}

extension PeopleListPresenter: PeopleListViewOutput {
  /// Shows the stored people, then fetches from the server.
  func viewDidLoad() {
    interactor.observeStatus()
    interactor.observePeople()
    start(.fetch)
  }

  /// Fetches from the server, or stops a running sync.
  func didTapRefresh() {
    if canStopSync { interactor.stopSync() } else { start(.fetch) }
  }

  func didTapSort() {
    interactor.changeOrder()
  }

  /// Opens the form, or offers a choice between the form and the address book.
  func didTapAdd() {
    guard router.canOpenPicker else { return router.openForm(editing: nil, output: self) }
    view?.show(
      alert: .sheet(
        "Add a Person",
        [
          ("New Person", .plain, .openForm(nil)), ("From the Address Book", .plain, .openPicker),
        ]))
  }

  /// Opens the form for a row. If the server rejected the person's change, first asks what to do.
  func didSelect(_ row: PersonRowModel) {
    guard case .refused(let reason) = row.state, interactor.hasSync else {
      return router.openForm(editing: row.person, output: self)
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

  func didChoose(_ choice: PeopleListChoice) {
    switch choice {
    case .observePeople: interactor.observePeople()
    case .start(let request): start(request)
    case .openForm(let person): router.openForm(editing: person, output: self)
    case .openPicker: router.openPicker(output: self)
    }
  }
}

extension PeopleListPresenter: PeopleListInteractorOutput {
  func willRead(in order: NameOrder) {
    isWaitingForRows = true
    state.sortTitle = order == .lastName ? "Sorted by Last Name" : "Sorted by First Name"
    showActivity()
  }

  func didRead(_ result: Result<[PersonRow], StoreError>) {
    isWaitingForRows = false
    showActivity()
    do {
      let rows = try result.get()
      state.emptyText = rows.isEmpty ? "No people yet." : ""
      view?.show(
        rows: PeopleSections.sections(of: rows).map { [context] in
          PeopleListSection(id: $0.id, items: $0.items.map { PersonRowModel($0, in: context) })
        })
    } catch {
      view?.show(alert: .failure("The People Cannot Be Shown", error, retry: .observePeople))
    }
  }

  func didReceive(_ status: SyncStatus) {
    let status = SyncStatusPresenter(status, in: context)
    canStopSync = status.canBeStopped
    state.statusText = status.text
    state.refreshTitle = canStopSync ? "Stop" : "Refresh"
  }

  func didEnd(_ request: PeopleListRequest, _ failure: (any Error)?) {
    runningCount -= 1
    showActivity()
    guard let failure else { return }
    view?.show(alert: .failure(request.failureTitle, failure, retry: .start(request)))
  }
}

extension PeopleListPresenter: PersonFormModuleOutput, PeoplePickerModuleOutput {
  func didSave(_ person: Person) {
    start(.send([person]))
  }

  func didAdd(_ people: PeopleImport, from contents: AddressBookContents) {
    start(.send(people.added))
    view?.show(alert: .message("Import", ImportSummary(of: people, from: contents).description))
  }
}

extension PeopleListRequest {
  /// The title of the alert after a failure.
  fileprivate var failureTitle: String {
    switch self {
    case .fetch: "The People Were Not Fetched"
    case .send: "The People Were Not Sent"
    case .delete: "The Person Was Not Deleted"
    case .retry: "The Change Was Not Retried"
    case .discard: "The Change Was Not Discarded"
    }
  }
}
