import Domain
import Interaction
import KeyboardManager
import Presenter
import SmartView

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The composer of a new post, with a keyboard manager.
///
/// The composer validates and saves the text, and closes after a success. After a failure it shows
/// an alert but keeps the text, so that the user can try again. The buttons are disabled during a
/// save, which holds the composer weakly.
@MainActor
final class NewPostViewController: ContentViewController<NewPostView> {
  private let author: Person.ID
  private let services: ProfileServices
  /// The new post's identifier. All attempts to save use it, so a retry adds no second post.
  private let id = Post.ID()
  private var isSaving = false {
    didSet {
      contentView.isWaiting = isSaving
      navigationItem.leftBarButtonItem?.isEnabled = !isSaving
      navigationItem.rightBarButtonItem?.isEnabled = !isSaving
    }
  }
  private lazy var keyboard = FormKeyboard(
    scrollView: contentView, fields: contentView.fields, center: services.keyboardCenter,
    animator: KeyboardAnimator(), submit: { [weak self] in self?.send() })
  private lazy var fieldDelegate = FocusOrderTextFieldDelegate(
    order: keyboard.order, textFields: contentView.fields)

  init(by author: Person.ID, _ services: ProfileServices) {
    self.author = author
    self.services = services
    super.init(NewPostView())
    title = "New Post"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = fieldDelegate
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.send() })
  }

  /// Focuses the first field. A field needs a window to become first responder.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    keyboard.beginObserving()
    keyboard.order.focusFirst()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keyboard.layoutDidChange()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyboard.endObserving()
  }

  private func send() {
    guard !isSaving else { return }
    let text = contentView.fields.map { $0.text ?? "" }.joined(separator: "\n")
    do {
      save(try Post(id: id, by: author, text: text, date: services.context.now()))
    } catch {
      showAlert("This Post Cannot Be Sent", error.sentence)
    }
  }

  private func save(_ post: Post) {
    isSaving = true
    Task { [weak self, posts = services.posts] in
      do throws(StoreError) {
        try await posts.save([post])
        self?.close()
      } catch {
        self?.isSaving = false
        self?.showAlert("The Post Was Not Saved", error.description)
      }
    }
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}

/// The composer's view: two text fields in a scroll view.
@MainActor
final class NewPostView: UIScrollView {
  /// The fields for the headline and for the rest of the text.
  let fields = [UITextField(), UITextField()]
  private let indicator = UIActivityIndicatorView(style: .medium)

  /// Whether the activity indicator animates.
  var isWaiting = false {
    didSet { if isWaiting { indicator.startAnimating() } else { indicator.stopAnimating() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (field, placeholder) in zip(fields, ["Headline", "More"]) {
      field.placeholder = placeholder
    }
    for part in fields + [indicator] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let width = bounds.width
    var column = ColumnLayout(
      in: CGRect(x: 16, y: 0, width: max(0, width - 32), height: 5 * 44), spacing: 44)
    for part in fields + [indicator] { part.frame = column.next(height: 44) }
    contentSize = CGSize(width: width, height: indicator.frame.maxY)
  }
}
