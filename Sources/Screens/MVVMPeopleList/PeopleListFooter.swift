import Foundation
import HeadlessUI

/// What stands below the last row: the indicator of the work under way, and the state of the
/// syncing under it, where there is something to tell.
@MainActor
final class PeopleListFooter: View {
  /// Whether anything is under way.
  var isBusy = false {
    didSet { if isBusy { indicator.startAnimating() } else { indicator.stopAnimating() } }
  }
  /// What is told of the syncing; hidden where it is empty.
  var statusText = "" {
    didSet {
      label.text = statusText
      label.isHidden = statusText.isEmpty
    }
  }

  private let indicator = ActivityIndicatorView(style: .medium)
  private let label = Label()

  init() {
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
