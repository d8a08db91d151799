import Domain
import Interaction
import PostsScreen
import Presenter
import ServiceLocator

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A screen that loads one post by the post's identifier.
///
/// The initializer has a parameter for each required value, so a caller cannot omit the post's
/// identifier, and any flow can create the screen.
@MainActor public final class PostViewController: UIViewController {
  private let postID: Post.ID
  private let source: PostDataSource
  private let context: PresentationContext
  private let dateLabel = UILabel()
  private let textView = UITextView()
  private let activityIndicator = UIActivityIndicatorView(style: .large)

  init(_ postID: Post.ID, from source: PostDataSource, in context: PresentationContext) {
    self.postID = postID
    self.source = source
    self.context = context
    super.init(nibName: nil, bundle: nil)
    title = "Post"
  }

  /// Returns nil, because no storyboard contains this screen.
  public required init?(coder: NSCoder) { nil }

  /// Adds the views and loads the post.
  public override func viewDidLoad() {
    super.viewDidLoad()
    dateLabel.text = ""
    textView.isEditable = false
    textView.accessibilityLabel = "Text"
    for part in [dateLabel, textView, activityIndicator] { view.addSubview(part) }
    load()
  }

  /// Loads the post while the indicator animates.
  private func load() {
    activityIndicator.startAnimating()
    Task { [weak self, activityIndicator, source, postID] in
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
    dateLabel.text = presenter?.day ?? ""
    textView.text = presenter?.text ?? "This post no longer exists."
  }

  /// Places the date at the top and the text below the date.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (date, rest) = view.bounds.divided(atDistance: 44, from: .minYEdge)
    dateLabel.frame = date
    textView.frame = rest.insetBy(dx: 0, dy: 22).offsetBy(dx: 0, dy: 22)
    activityIndicator.center(in: view)
  }
}
