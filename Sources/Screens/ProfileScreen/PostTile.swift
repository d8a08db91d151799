import DataSource
import Domain
import Presenter
import SmartView

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The texts of a tile: a post's first line, its other lines, and its age.
nonisolated struct PostTile: Identifiable, Equatable {
  let id: Post.ID
  let texts: [String]

  init(_ post: Post, in context: PresentationContext) {
    let presenter = PostPresenter(post, in: context)
    let lines = presenter.text.split(separator: "\n").map(String.init)
    id = post.id
    texts = [lines.first ?? "", lines.dropFirst().joined(separator: " "), presenter.age]
      .filter { !$0.isEmpty }
  }

  /// The configuration that fills a cell with the texts of a tile.
  @MainActor static let cell = CellConfiguration<PostTile>(identifier: "post") {
    (cell: any TextsShowing, tile) in cell.texts = tile.texts
  }
}

/// A cell that shows several texts, one below the other.
@MainActor protocol TextsShowing: AnyObject {
  var texts: [String] { get set }
}

/// A tile of the grid, with a line for each text.
@MainActor
final class PostTileCell: UICollectionViewCell, TextsShowing {
  private let labels = [UILabel(), UILabel(), UILabel()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in labels { contentView.addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  var texts: [String] {
    get { labels.compactMap(\.text) }
    set {
      for (index, label) in labels.enumerated() {
        label.text = newValue.indices.contains(index) ? newValue[index] : nil
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var column = ColumnLayout(in: bounds.insetBy(dx: 16, dy: 0))
    for label in labels { label.frame = column.next(height: 44) }
  }
}
