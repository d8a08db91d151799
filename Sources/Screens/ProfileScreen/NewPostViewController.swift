import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import KeyboardManager
import Presenter
import SmartView

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The composer of a new post, with a keyboard manager.
///
/// The composer validates and saves the text, and closes after a success. After a failure it shows
/// an alert and keeps the text. The buttons are disabled during a save. The running save holds the
/// composer weakly.
@MainActor
final class NewPostViewController: ContentViewController<NewPostView> {
  private let author: Person.ID
  private let services: ProfileServices
  /// The new post's identifier, which is the same in each attempt. So a retry adds no second post.
  private let id = Post.ID()
  private var isSaving = false {
    didSet {
      contentView.isWaiting = isSaving
      navigationItem.leftBarButtonItem?.isEnabled = !isSaving
      navigationItem.rightBarButtonItem?.isEnabled = !isSaving
    }
  }
  private lazy var keyboard = NewPostKeyboardManager(
    scrollView: contentView, fields: [contentView.headlineField, contentView.moreField],
    center: services.keyboardCenter, animator: KeyboardAnimator(),
    send: { [weak self] in self?.send() })

  init(by author: Person.ID, _ services: ProfileServices) {
    self.author = author
    self.services = services
    super.init(NewPostView())
    title = "New Post"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.headlineField.delegate = self
    contentView.moreField.delegate = self
    navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Send", primaryAction: Action { [weak self] _ in self?.send() })
  }

  /// Focuses the first field. A field needs a window to become first responder.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    keyboard.composerDidAppear()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keyboard.composerDidLayout()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyboard.composerWillDisappear()
  }

  private func send() {
    guard !isSaving else { return }
    let lines = [contentView.headlineField.text ?? "", contentView.moreField.text ?? ""]
    do {
      let post = try Post(
        id: id, by: author, text: lines.joined(separator: "\n"), date: services.context.now())
      save(post)
    } catch {
      showAlert("This Post Cannot Be Sent", error.description)
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

extension NewPostViewController: TextFieldDelegate {
  /// Scrolls the field above the keyboard.
  func textFieldDidBeginEditing(_ textField: TextField) {
    keyboard.fieldDidBeginEditing()
  }

  /// Moves to the next field, or sends the post. The field inserts no line break.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    keyboard.returnPressed()
    return false
  }
}

/// The composer's view: two text fields in a scroll view.
@MainActor
final class NewPostView: ScrollView {
  let headlineField = TextField()
  let moreField = TextField()
  private let indicator = ActivityIndicatorView(style: .medium)

  /// Whether the activity indicator animates.
  var isWaiting = false {
    didSet { if isWaiting { indicator.startAnimating() } else { indicator.stopAnimating() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    headlineField.placeholder = "Headline"
    headlineField.returnKeyType = .next
    moreField.placeholder = "More"
    moreField.returnKeyType = .send
    for part in [headlineField, moreField, indicator] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let width = bounds.width
    var column = ColumnLayout(
      in: CGRect(x: 16, y: 0, width: max(0, width - 32), height: 5 * 44), spacing: 44)
    for part in [headlineField, moreField, indicator] { part.frame = column.next(height: 44) }
    contentSize = CGSize(width: width, height: indicator.frame.maxY)
  }
}
