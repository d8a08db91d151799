import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Presenter

/// The child controller in the footer of the list. It shows the sync status and running requests.
///
/// The list holds this child controller, which holds the observation of the sync.
@MainActor
final class PeopleListStatusViewController: ContentViewController<PeopleListFooter> {
  /// Reports whether the sync can be stopped.
  ///
  /// Called at the start and after each status change.
  var onCanStop: (@MainActor (Bool) -> Void)?

  private let services: PeopleListServices
  private let work: ScreenWork
  private var observation: ObservationToken?

  init(_ services: PeopleListServices, _ work: ScreenWork) {
    self.services = services
    self.work = work
    super.init(PeopleListFooter())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    work.onChange = { [weak contentView] in contentView?.isBusy = $0 }
    observation = services.sync?.observeStatus { [weak self] in self?.show($0) }
  }

  private func show(_ status: SyncStatus) {
    let presenter = SyncStatusPresenter(status, in: services.context)
    contentView.statusText = presenter.text
    onCanStop?(presenter.canBeStopped)
  }
}
