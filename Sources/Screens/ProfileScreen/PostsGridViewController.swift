import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Presenter
import SmartView

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The child controller below the header: the person's posts, updated when the store changes.
///
/// The store holds the controller weakly. The observation ends with the controller.
@MainActor
final class PostsGridViewController: ContentViewController<PostsGridView> {
  private let author: Person.ID
  private let services: ProfileServices
  private var observation: ObservationToken?

  init(of author: Person.ID, _ services: ProfileServices) {
    self.author = author
    self.services = services
    super.init(PostsGridView())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = services.posts.observePosts(by: author) { [weak self] in self?.show($0) }
  }

  private func show(_ result: Result<[Post], StoreError>) {
    switch result {
    case .success(let posts):
      contentView.show(
        posts.map { PostPresenter($0, in: services.context) },
        message: posts.isEmpty ? "No posts yet." : nil)
    case .failure(let error): contentView.show([], message: error.description)
    }
  }
}

/// The grid's view: tiles in as many columns as fit, or a message.
@MainActor
final class PostsGridView: ScrollView {
  private var tiles: [PostTileView] = [] {
    didSet {
      for tile in oldValue { tile.removeFromSuperview() }
      for tile in tiles { addSubview(tile) }
    }
  }
  private let messageLabel = Label()
  private let indicator = ActivityIndicatorView(style: .medium)

  /// The minimum width and the height of a tile, in points.
  private static let tileSize = CGSize(width: 300, height: 4 * 44)

  override init(frame: CGRect) {
    super.init(frame: frame)
    messageLabel.numberOfLines = 0
    for part in [messageLabel, indicator] { addSubview(part) }
    indicator.startAnimating()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the posts, the first at the top left, or a message.
  func show(_ posts: [PostPresenter], message: String?) {
    tiles = posts.map(PostTileView.init)
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
}

/// A tile of the grid: the first line of a post, the other lines, and its age.
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

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    var column = ColumnLayout(in: bounds.insetBy(dx: 16, dy: 0))
    for label in labels { label.frame = column.next(height: 44) }
  }
}
