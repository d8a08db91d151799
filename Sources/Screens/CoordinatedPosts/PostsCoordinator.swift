public import Domain
public import PostsScreen
public import Presenter
public import ServiceLocator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// The flow from the list of posts to one post. It has no storyboard and no service locator.
///
///     let coordinator = PostsCoordinator(PostDataSource(session: session), in: .current)
///     window.rootViewController = coordinator.navigation
///     coordinator.start()
///
/// A screen reports what the user did, and the coordinator shows the next screen.
///
/// - Lifetime: The app holds the coordinator, which holds the navigation controller. The screens
///   hold the coordinator weakly. If the app releases the coordinator, a selected row opens
///   nothing.
@MainActor public final class PostsCoordinator {
  /// The root view controller of the flow.
  public let navigation = UINavigationController()
  private let source: PostDataSource
  private let display: PostsDisplay
  private let context: PresentationContext

  /// Creates a flow that shows the posts of `source`. `display` determines what a row shows.
  public init(
    _ source: PostDataSource, display: PostsDisplay = PostsDisplay(),
    in context: PresentationContext
  ) {
    (self.source, self.display) = (source, display)
    self.context = context
  }

  /// Shows the list.
  public func start() {
    let list = PostsListViewController(
      PostRows(source, display, in: context), openDisplay: { [weak self] in self?.showDisplay() },
      openPost: { [weak self] in self?.show($0) })
    navigation.setViewControllers([list], animated: false)
  }

  /// Presents one post over the current screen, in a separate flow.
  public func openLink(to id: Post.ID) {
    PostLinkCoordinator(source, in: context).open(id, over: navigation)
  }

  private func showDisplay() {
    navigation.pushViewController(PostsDisplayViewController(display), animated: true)
  }

  private func show(_ id: Post.ID) {
    let screen = PostViewController(id, from: source, in: context)
    navigation.pushViewController(screen, animated: true)
  }
}
