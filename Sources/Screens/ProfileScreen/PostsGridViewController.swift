import Binding
import DataSource
import Domain
import Interaction
import Observation
import Presenter
import SmartView

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The child controller below the header: the person's posts, updated when the store changes.
///
/// The user chooses the order with a segmented control. A binding links the control and the grid's
/// order in both directions.
///
/// The store holds the controller weakly, and the observation ends when the controller is freed.
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
        posts.map { PostTile($0, in: context) }
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
    contentView.collectionView.delegate = self
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

extension PostsGridViewController: UICollectionViewDelegate {
  /// Shows the whole text of a post. A tile shows only one line of each part.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let tile = contentView.source.item(at: ItemPosition(indexPath))
    guard let post = grid.posts.first(where: { $0.id == tile.id }) else { return }
    let presenter = PostPresenter(post, in: services.context)
    showAlert(presenter.day, presenter.text)
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
