import Domain
import HeadlessUI
import Presenter

/// What the list tells of the syncing: the sentences of the footer, and a button that stops it.
///
/// The screen holds it; it holds the footer, the bar and the observation, which ends with it.
@MainActor
final class PeopleListStatus {
  let footer: PeopleListFooter

  private let bar: PeopleListBar
  private let context: PresentationContext
  private var observation: ObservationToken?

  init(
    _ bar: PeopleListBar, _ indicator: ActivityIndicatorView, _ context: PresentationContext
  ) {
    self.bar = bar
    self.context = context
    footer = PeopleListFooter(indicator)
  }

  /// Shows the state of `sync` from now on; where there is none, nothing.
  func follow(_ sync: (any PeopleSync)?) {
    bar.onStop = { sync?.stop() }
    observation = sync?.observeStatus { [footer, bar, context] status in
      let status = SyncStatusPresenter(status, in: context)
      footer.statusText = status.text
      bar.canStop = status.canBeStopped
    }
  }
}
