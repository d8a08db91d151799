import Domain
import HeadlessAdapters
import HeadlessUI
import KeyboardManager
import Presenter

/// The composer of a new post (row D7): all that it does about the keyboard is in one object.
///
/// It checks what was written, saves it, and closes itself once that has worked. A fault is told,
/// and what was written stays. While it saves it cannot be cancelled: the fault would reach nobody.
/// Whoever presents it holds it; the saving under way holds it weakly and goes on without it.
@MainActor
final class NewPostViewController: ContentViewController<NewPostView> {
  private let author: Person.ID
  private let services: ProfileServices
  /// Made before anything is written: a saving that is tried again adds no second post.
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

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.headlineField.delegate = self
    contentView.moreField.delegate = self
    navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Send", primaryAction: Action { [weak self] _ in self?.send() })
  }

  /// Only now is the view in a window, without which no field takes the focus.
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
      tell("This Post Cannot Be Sent", error.description)
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
        self?.tell("The Post Was Not Saved", error.description)
      }
    }
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}

extension NewPostViewController: TextFieldDelegate {
  /// A field that was touched may lie under the keyboard that another one brought.
  func textFieldDidBeginEditing(_ textField: TextField) {
    keyboard.fieldDidBeginEditing()
  }

  /// Return moves on, or sends; the field inserts no line break.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    keyboard.returnPressed()
    return false
  }
}
