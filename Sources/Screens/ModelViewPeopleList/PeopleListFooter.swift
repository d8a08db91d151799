#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The view below the last row: an activity indicator and the sync status.
@MainActor
final class PeopleListFooter: UIView {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 88))
    autoresizingMask = .flexibleWidth
    label.textAlignment = .center
    for part in [indicator, label] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ status: String, isBusy: Bool) {
    label.text = status
    label.isHidden = status.isEmpty
    indicator.show(isBusy)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (line, part) in [indicator, label].enumerated() {
      part.frame = CGRect(x: 0, y: CGFloat(line) * 44, width: bounds.width, height: 44)
    }
  }
}

extension UIActivityIndicatorView {
  /// Starts the animation if `isBusy` is true, and stops it otherwise.
  func show(_ isBusy: Bool) {
    if isBusy { startAnimating() } else { stopAnimating() }
  }
}
