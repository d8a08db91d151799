#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The view below the last row: an activity indicator and the sync status.
@MainActor
final class PeopleListFooter: UIView {
  /// The sync status. An empty string hides the label.
  var statusText = "" {
    didSet {
      label.text = statusText
      label.isHidden = statusText.isEmpty
    }
  }

  let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  init() {
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
