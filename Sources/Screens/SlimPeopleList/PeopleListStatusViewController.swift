import Binding
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Presenter

/// The child controller in the footer of the list. It shows the sync status and running requests.
///
/// The list holds it as a child controller. It holds the observation of the sync.
@MainActor
final class PeopleListStatusViewController: ContentViewController<PeopleListFooter> {
  /// Called with the first status and after each change.
  var onCanStop: (@MainActor (Bool) -> Void)?

  private let services: PeopleListServices
  private let work: ScreenWork
  private let presenter: PeopleListStatusPresenter
  private lazy var binding = ViewBinding(
    presenter, to: contentView, [.show(\.text, in: \.statusText), .show(\.isBusy, in: \.isBusy)])
  private var observation: ObservationToken?

  init(_ services: PeopleListServices, _ work: ScreenWork) {
    self.services = services
    self.work = work
    presenter = PeopleListStatusPresenter(services.context)
    super.init(PeopleListFooter())
  }

  required init?(coder: NSCoder) { nil }

  /// The binding updates by hand, so the screen shows a running request in the same turn.
  override func viewDidLoad() {
    super.viewDidLoad()
    work.onChange = { [weak self] in
      self?.presenter.isBusy = $0
      self?.binding.updateView()
    }
    observation = services.sync?.observeStatus { [weak self] in self?.show($0) }
  }

  private func show(_ status: SyncStatus) {
    presenter.status = status
    binding.updateView()
    onCanStop?(presenter.canStop)
  }
}

/// The presenter of the footer: running requests and the sync status.
///
/// After a change of its properties, update the binding.
@MainActor
final class PeopleListStatusPresenter {
  /// The sync status.
  var status = SyncStatus()
  /// Whether a request is running.
  var isBusy = false

  private let context: PresentationContext

  init(_ context: PresentationContext) {
    self.context = context
  }

  /// The text of the sync status; empty if there is nothing to show.
  var text: String { SyncStatusPresenter(status, in: context).text }
  /// Whether a sync is running that can be stopped.
  var canStop: Bool { SyncStatusPresenter(status, in: context).canBeStopped }
}
