import Foundation
import HeadlessUI
import SmartView

/// The composer's own view: two lines to write in, which scroll clear of the keyboard.
@MainActor
final class NewPostView: ScrollView {
  let headlineField = TextField()
  let moreField = TextField()
  private let indicator = ActivityIndicatorView(style: .medium)

  /// Whether something is under way.
  var isWaiting = false {
    didSet { if isWaiting { indicator.startAnimating() } else { indicator.stopAnimating() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    headlineField.placeholder = "Headline"
    headlineField.returnKeyType = .next
    moreField.placeholder = "More"
    moreField.returnKeyType = .send
    for part in [headlineField, moreField, indicator] { addSubview(part) }
  }

  override func layoutSubviews() {
    let width = bounds.width
    var column = ColumnLayout(
      in: CGRect(x: 16, y: 0, width: max(0, width - 32), height: 5 * 44), spacing: 44)
    for part in [headlineField, moreField, indicator] { part.frame = column.next(height: 44) }
    contentSize = CGSize(width: width, height: indicator.frame.maxY)
  }
}
