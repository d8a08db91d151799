import Foundation
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The view below the last row: an activity indicator and the sync status.
@MainActor
final class PeopleListFooter: View {
  let indicator = ActivityIndicatorView(style: .medium)
  /// The label of the sync status.
  let label = Label()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
    autoresizingMask = .flexibleWidth
    label.textAlignment = .center
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

extension ActivityIndicatorView {
  /// Whether the indicator animates. A binding needs a settable property, unlike `isAnimating`.
  var animates: Bool {
    get { isAnimating }
    set { if newValue { startAnimating() } else { stopAnimating() } }
  }
}
