import Binding
import Domain
import HeadlessAdapters
import HeadlessUI
import Presenter

/// The child that stands in the list's footer: it follows the syncing and the work under way by
/// itself, and the list hears only whether there is something to stop.
///
/// The list holds it as its child; it holds the observation, and nobody else.
@MainActor
final class PeopleListStatusViewController: ContentViewController<PeopleListFooter> {
  /// Told at first and after each change of the syncing's state.
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

  /// Updates by hand, not live: what is told here is on screen in the same turn, so that a screen
  /// with work under way never looks as if it were at rest.
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

/// What the footer of the list says, made fit to show: the work under way and the syncing's state.
///
/// It knows no view. Whoever sets one of the two updates the binding afterwards.
@MainActor
final class PeopleListStatusPresenter {
  /// What the syncing does.
  var status = SyncStatus()
  /// Whether anything is under way.
  var isBusy = false

  private let context: PresentationContext

  init(_ context: PresentationContext) {
    self.context = context
  }

  /// A sentence or two; empty where there is nothing to tell.
  var text: String { SyncStatusPresenter(status, in: context).text }
  /// Whether the syncing is at something that can be stopped.
  var canStop: Bool { SyncStatusPresenter(status, in: context).canBeStopped }
}
