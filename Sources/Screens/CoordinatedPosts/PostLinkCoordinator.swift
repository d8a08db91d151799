import Domain
import HeadlessUI
import Presenter
import ServiceLocator

/// A second flow that reuses ``PostViewController``: a link opens a post with a Done button.
@MainActor struct PostLinkCoordinator {
  private let source: PostDataSource
  private let context: PresentationContext

  init(_ source: PostDataSource, in context: PresentationContext) {
    self.source = source
    self.context = context
  }

  /// Presents the post over `front`. The Done button closes the post.
  func open(_ id: Post.ID, over front: ViewController) {
    let screen = PostViewController(id, from: source, in: context)
    screen.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Done", primaryAction: Action { [weak front] _ in front?.dismiss(animated: true) })
    front.present(NavigationController(rootViewController: screen), animated: true)
  }
}
