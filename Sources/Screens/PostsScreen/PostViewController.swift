public import Domain
import Interaction
import Presenter
import ServiceLocator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A screen that loads one post by the post's identifier.
///
/// The list passes an identifier, not a post, so this screen shows the post's current state and can
/// be opened from anywhere. The list and this screen have separate placeholders, which share a
/// session.
@MainActor public final class PostViewController: UIViewController {
  /// The identifier of the post, which must be set before the view loads.
  public var postID: Post.ID?

  // The outlets, which the storyboard connects.
  var serviceLocator: (any PostLocating)?
  var dateLabel: UILabel?
  var textView: UITextView?
  var activityIndicator: UIActivityIndicatorView?
  private let context: PresentationContext

  init(context: PresentationContext) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
    title = "Post"
  }

  /// Returns nil, because `PostsStoryboard` creates this screen without a coder.
  public required init?(coder: NSCoder) { nil }

  /// Loads the post.
  public override func viewDidLoad() {
    super.viewDidLoad()
    dateLabel?.text = ""
    textView?.isEditable = false
    textView?.accessibilityLabel = "Text"
    load()
  }

  /// Loads the post while the indicator animates.
  ///
  /// - Returns: The task, which tests await; nil if identifier, locator or indicator is missing.
  @discardableResult public func load() -> Task<Void, Never>? {
    guard let postID, let source = serviceLocator?.dataSource, let activityIndicator else {
      return nil
    }
    activityIndicator.startAnimating()
    return Task { [weak self] in
      defer { activityIndicator.stopAnimating() }
      do throws(ServerError) {
        let post = try await source.post(postID)
        self?.show(post)
      } catch {
        self?.showFailure("The Post Was Not Loaded", error) { self?.load() }
      }
    }
  }

  private func show(_ post: Post?) {
    let presenter = post.map { PostPresenter($0, in: context) }
    dateLabel?.text = presenter?.day ?? ""
    textView?.text = presenter?.text ?? "This post no longer exists."
  }

  /// Places the date at the top and the text below the date.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (date, rest) = view.bounds.divided(atDistance: 44, from: .minYEdge)
    dateLabel?.frame = date
    textView?.frame = rest.insetBy(dx: 0, dy: 22).offsetBy(dx: 0, dy: 22)
    activityIndicator?.center(in: view)
  }
}
