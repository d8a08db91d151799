import Domain
import Presenter

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
