import SmartView

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The view below the last row: an activity indicator and the sync status.
@MainActor
final class PeopleListFooter: UIView {
  let indicator = UIActivityIndicatorView(style: .medium)
  /// The sync status. An empty string hides the label.
  var statusText = "" {
    didSet {
      label.text = statusText
      label.isHidden = statusText.isEmpty
    }
  }

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.isHidden = true
    for part in [indicator, label] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var column = ColumnLayout(in: bounds)
    for part in [indicator, label] { part.frame = column.next(height: 44) }
  }
}

extension UIActivityIndicatorView: ActivityShowing {}
