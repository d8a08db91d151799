import Binding
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Observation
import Presenter
import SmartView

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The child controller below the header: the person's posts, updated when the store changes.
///
/// The user chooses the order with a segmented control, which a binding links in both directions.
///
/// The store holds the controller weakly. The observation ends with the controller.
@MainActor
final class PostsGridViewController: ContentViewController<PostsGridView> {
  private let author: Person.ID
  private let services: ProfileServices
  private var observation: ObservationToken?
  private let grid = PostsGrid()
  private lazy var binding = ViewBinding(
    grid, to: contentView,
    [
      .edit(\.order, in: \.orderControl, choices: PostsGrid.Order.allCases),
      .show(\.posts, in: \.tiles) { [context = services.context] posts in
        posts.map { PostTile(PostPresenter($0, in: context)) }
      },
    ])

  init(of author: Person.ID, _ services: ProfileServices) {
    self.author = author
    self.services = services
    super.init(PostsGridView())
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    binding.start()
    observation = services.posts.observePosts(by: author) { [weak self] in self?.show($0) }
  }

  private func show(_ result: Result<[Post], StoreError>) {
    switch result {
    case .success(let posts):
      grid.newestPosts = posts
      contentView.show(message: posts.isEmpty ? "No posts yet." : nil)
    case .failure(let error):
      grid.newestPosts = []
      contentView.show(message: error.description)
    }
    binding.updateView()
  }
}

/// The posts of the grid in the chosen order.
@MainActor @Observable
final class PostsGrid {
  enum Order: CaseIterable { case newest, oldest }

  var order = Order.newest
  /// The posts, newest first, as the store returns them.
  var newestPosts: [Post] = []
  var posts: [Post] { order == .newest ? newestPosts : newestPosts.reversed() }
}

/// The grid's view: tiles in as many columns as fit, or a message.
@MainActor
final class PostsGridView: ScrollView {
  /// The control that chooses the order. It is hidden if there are too few posts to order.
  let orderControl = SegmentedControl(items: ["Newest", "Oldest"])
  /// The tiles, the first at the top left.
  var tiles: [PostTile] = [] { didSet { replaceTiles() } }
  private var tileViews: [PostTileView] = []
  private let messageLabel = Label()
  private let indicator = ActivityIndicatorView(style: .medium)

  /// The minimum width and the height of a tile, in points.
  private static let tileSize = CGSize(width: 300, height: 4 * 44)

  override init(frame: CGRect) {
    super.init(frame: frame)
    orderControl.accessibilityLabel = "Order"
    orderControl.isHidden = true
    messageLabel.numberOfLines = 0
    for part in [orderControl, messageLabel, indicator] { addSubview(part) }
    indicator.startAnimating()
    registerForTraitChanges([TraitPreferredContentSizeCategory.self]) {
      (grid: PostsGridView, _) in grid.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a message instead of posts. Nil removes it.
  func show(message: String?) {
    messageLabel.text = message
    indicator.stopAnimating()
    setNeedsLayout()
  }

  /// Places as many columns as fit. Accessibility text sizes need the whole width.
  override func layoutSubviews() {
    let whole = CGRect(origin: .zero, size: bounds.size)
    messageLabel.frame = CGRect(x: 16, y: 0, width: max(0, whole.width - 32), height: 3 * 44)
    indicator.frame = CGRect(x: 0, y: 0, width: whole.width, height: 44)
    orderControl.frame = indicator.frame.insetBy(dx: 16, dy: 0)
    let top = orderControl.isHidden ? 0 : orderControl.frame.maxY
    let needsWidth = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let columns = needsWidth ? 1 : max(1, Int(whole.width / Self.tileSize.width))
    let width = whole.width / CGFloat(columns)
    for (index, tile) in tileViews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      tile.frame = CGRect(
        x: CGFloat(column) * width, y: top + CGFloat(row) * Self.tileSize.height, width: width,
        height: Self.tileSize.height)
    }
    contentSize = CGSize(width: whole.width, height: tileViews.last?.frame.maxY ?? 0)
  }

  private func replaceTiles() {
    for view in tileViews { view.removeFromSuperview() }
    tileViews = tiles.map(PostTileView.init)
    for view in tileViews { addSubview(view) }
    orderControl.isHidden = tiles.count < 2
    setNeedsLayout()
  }
}

/// The texts of a tile: the first line of a post, the other lines, and the age of the post.
nonisolated struct PostTile: Equatable {
  let texts: [String]

  init(_ post: PostPresenter) {
    let lines = post.text.split(separator: "\n").map(String.init)
    texts = [lines.first ?? "", lines.dropFirst().joined(separator: " "), post.age]
      .filter { !$0.isEmpty }
  }
}

/// A tile of the grid, with a line for each text.
@MainActor
final class PostTileView: View {
  private let labels: [Label]

  init(_ tile: PostTile) {
    labels = tile.texts.map { text in
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
