import Foundation
import HeadlessUI
import Presenter

/// The grid's own view: tiles in as many columns as there is room for, or a few words instead.
@MainActor
final class PostsGridView: ScrollView {
  private var tiles: [PostTileView] = []
  private let messageLabel = Label()
  private let indicator = ActivityIndicatorView(style: .medium)

  /// How wide a tile is at the least, and how high it is, in points.
  private static let tileSize = CGSize(width: 300, height: 4 * 44)

  override init(frame: CGRect) {
    super.init(frame: frame)
    messageLabel.numberOfLines = 0
    for part in [messageLabel, indicator] { addSubview(part) }
    indicator.startAnimating()
  }

  /// Shows these posts, the first at the top left.
  func show(_ posts: [PostPresenter]) {
    replaceTiles(with: posts.map(PostTileView.init))
    show(message: posts.isEmpty ? "No posts yet." : nil)
  }

  /// Shows a few words in place of posts.
  func show(message: String?) {
    if message != nil { replaceTiles(with: []) }
    messageLabel.text = message
    indicator.stopAnimating()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let whole = CGRect(origin: .zero, size: bounds.size)
    messageLabel.frame = CGRect(x: 16, y: 0, width: max(0, whole.width - 32), height: 3 * 44)
    indicator.frame = CGRect(x: 0, y: 0, width: whole.width, height: 44)
    let columns = max(1, Int(whole.width / Self.tileSize.width))
    let width = whole.width / CGFloat(columns)
    for (index, tile) in tiles.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      tile.frame = CGRect(
        x: CGFloat(column) * width, y: CGFloat(row) * Self.tileSize.height, width: width,
        height: Self.tileSize.height)
    }
    contentSize = CGSize(width: whole.width, height: tiles.last?.frame.maxY ?? 0)
  }

  private func replaceTiles(with new: [PostTileView]) {
    for tile in tiles { tile.removeFromSuperview() }
    tiles = new
    for tile in tiles { addSubview(tile) }
  }
}
