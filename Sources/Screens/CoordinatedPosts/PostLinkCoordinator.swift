import Domain
import Presenter
import ServiceLocator

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A second flow that reuses ``PostViewController``: a link opens a post with a Done button.
@MainActor struct PostLinkCoordinator {
  private let source: PostDataSource
  private let context: PresentationContext

  init(_ source: PostDataSource, in context: PresentationContext) {
    self.source = source
    self.context = context
  }

  /// Presents the post over `front`. The Done button closes the post.
  func open(_ id: Post.ID, over front: UIViewController) {
    let screen = PostViewController(id, from: source, in: context)
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { [weak front] _ in front?.dismiss(animated: true) })
    front.present(UINavigationController(rootViewController: screen), animated: true)
  }
}
