import Domain
import Foundation
import HeadlessUI
import Presenter
import ServiceLocator

/// One post. The screen before it passes an identifier, not a post (row C6): this one loads what it
/// shows by itself, so that it shows the post as it is now, and can be reached from anywhere.
///
/// It has a placeholder of its own, made with its scene: nothing is shared with the list but the
/// session that both locators were made with.
@MainActor public final class PostViewController: ViewController {
  /// Which post is shown; set before the view loads.
  public var postID: Post.ID?

  // The outlets.
  var serviceLocator: (any PostLocating)?
  var dateLabel: Label?
  var textView: TextView?
  var activityIndicator: ActivityIndicatorView?
  private let context: PresentationContext

  init(context: PresentationContext) {
    self.context = context
    super.init()
    title = "Post"
  }

  /// Loads the post.
  public override func viewDidLoad() {
    super.viewDidLoad()
    dateLabel?.text = ""
    textView?.isEditable = false
    textView?.accessibilityLabel = "Text"
    load()
  }

  /// Loads the post; the indicator is hidden again however it ends.
  ///
  /// - Returns: the task, for a test to wait for; nil without an identifier.
  @discardableResult public func load() -> Task<Void, Never>? {
    guard let postID, let source = serviceLocator?.dataSource, let activityIndicator else {
      return nil
    }
    activityIndicator.startAnimating()
    return Task { [weak self] in
      do {
        let post = try await Self.post(postID, of: source, hiding: activityIndicator)
        self?.show(post)
      } catch {
        self?.showFailure("The Post Was Not Loaded", error) { self?.load() }
      }
    }
  }

  /// The indicator is hidden before anything is shown, on each of the ways out.
  private static func post(
    _ id: Post.ID, of source: PostDataSource, hiding activity: any ActivityShowing
  ) async throws(ServerError) -> Post? {
    defer { activity.stopAnimating() }
    return try await source.post(id)
  }

  private func show(_ post: Post?) {
    let shown = post.map { PostPresenter($0, in: context) }
    dateLabel?.text = shown?.day ?? ""
    textView?.text = shown?.text ?? "This post is no longer there."
  }

  /// The date in the first line, the text below it.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (date, rest) = view.bounds.divided(atDistance: 44, from: .minYEdge)
    dateLabel?.frame = date
    textView?.frame = rest.insetBy(dx: 0, dy: 22).offsetBy(dx: 0, dy: 22)
    activityIndicator?.moveToMiddle(of: view)
  }
}
