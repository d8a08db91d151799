import Domain
import Foundation
import HeadlessUI
import Presenter

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The view below the last row: an activity indicator and the sync status.
@MainActor
final class PeopleListFooter: View {
  /// The sync status. An empty text hides the label.
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

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (line, part) in [indicator, label].enumerated() {
      part.frame = CGRect(x: 0, y: CGFloat(line) * 44, width: bounds.width, height: 44)
    }
  }
}

/// Shows the sync status in the footer, and a button that stops the sync.
///
/// The screen holds it. It holds the footer, the bar and the observation.
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

  /// Shows the status of `sync`.
  func follow(_ sync: (any PeopleSync)?) {
    bar.onStop = { sync?.stop() }
    observation = sync?.observeStatus { [footer, bar, context] status in
      let status = SyncStatusPresenter(status, in: context)
      footer.statusText = status.text
      bar.canStop = status.canBeStopped
    }
  }
}
