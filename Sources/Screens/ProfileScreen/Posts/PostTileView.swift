import Foundation
import HeadlessUI
import Presenter
import SmartView

/// A tile of the grid: the first line of a post, what else it says, and how old it is.
@MainActor
final class PostTileView: View {
  private let labels: [Label]

  init(_ post: PostPresenter) {
    let lines = post.text.split(separator: "\n").map(String.init)
    let texts = [lines.first ?? "", lines.dropFirst().joined(separator: " "), post.age]
    labels = texts.filter { !$0.isEmpty }.map { text in
      let label = Label()
      label.text = text
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }

  override func layoutSubviews() {
    var column = ColumnLayout(in: bounds.insetBy(dx: 16, dy: 0))
    for label in labels { label.frame = column.next(height: 44) }
  }
}
