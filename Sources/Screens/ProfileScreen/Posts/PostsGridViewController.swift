import Domain
import HeadlessAdapters
import HeadlessUI
import Presenter

/// The child below the header: what the person wrote, as the store has it, and every change of it.
///
/// The store holds it weakly, through an observation that ends with it.
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

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = services.posts.observePosts(by: author) { [weak self] in self?.show($0) }
  }

  private func show(_ result: Result<[Post], StoreError>) {
    switch result {
    case .success(let posts):
      contentView.show(posts.map { PostPresenter($0, in: services.context) })
    case .failure(let error):
      contentView.show(message: error.description)
    }
  }
}
