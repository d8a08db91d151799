import Foundation
import HeadlessUI
import SmartView

/// What stands below the last row: the indicator of the work under way, and the state of the
/// syncing under it, where there is something to tell.
@MainActor
final class PeopleListFooter: View {
  /// What is told of the syncing; hidden where it is empty.
  var statusText: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      label.isHidden = newValue.isEmpty
    }
  }
  /// Whether something is under way.
  var isBusy: Bool {
    get { indicator.isAnimating }
    set { if newValue { indicator.startAnimating() } else { indicator.stopAnimating() } }
  }

  private let indicator = ActivityIndicatorView(style: .medium)
  private let label = Label()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.isHidden = true
    for part in [indicator, label] { addSubview(part) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var column = ColumnLayout(in: bounds)
    for part in [indicator, label] { part.frame = column.next(height: 44) }
  }
}
