import Domain
import Foundation
import HeadlessUI
import Presenter

/// What stands below the last row: the indicator of the work under way, and the state of the
/// syncing under it, where there is something to tell.
@MainActor
final class PeopleListFooter: View {
  /// What is told of the syncing; hidden where it is empty.
  var statusText = "" {
    didSet {
      label.text = statusText
      label.isHidden = statusText.isEmpty
    }
  }

  private let indicator: ActivityIndicatorView
  private let label = Label()

  init(_ indicator: ActivityIndicatorView) {
    self.indicator = indicator
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
    autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    label.isHidden = true
    for part in [indicator, label] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (line, part) in [indicator, label].enumerated() {
      part.frame = CGRect(x: 0, y: CGFloat(line) * 44, width: bounds.width, height: 44)
    }
  }
}

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
