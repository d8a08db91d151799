import Binding
import Foundation
import HeadlessAdapters
import HeadlessUI
import KeyboardManager

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The form for one person. Its fields are bound to a view model in both directions.
///
/// The controller calls `onAction` after each user action, so the people list can update its views.
@MainActor
final class PersonFormViewController: ViewController {
  private let model: PersonFormViewModel
  private let onAction: @MainActor () -> Void
  private let notifications: NotificationCenter
  private let scrollView = ScrollView()
  private let firstName = TextField()
  private let lastName = TextField()
  private let birthday = TextField()
  private var fields: [TextField] { [firstName, lastName, birthday] }
  private let indicator = ActivityIndicatorView(style: .medium)
  private lazy var cancelItem = BarButtonItem(
    systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.send { $0.cancel() } })
  private lazy var saveItem = BarButtonItem(
    systemItem: .save, primaryAction: Action { [weak self] _ in self?.send { $0.submit() } })
  private lazy var keyboard = FormKeyboard(
    scrollView: scrollView, fields: fields, center: notifications, animator: KeyboardAnimator(),
    submit: { [weak self] in self?.send { $0.submit() } })
  private lazy var fieldDelegate = FocusOrderTextFieldDelegate(
    order: keyboard.order, textFields: fields, lastKey: .done)
  private lazy var binding = ViewBinding(
    model, to: self,
    [
      .edit(\.firstName, in: \.firstName),
      .edit(\.lastName, in: \.lastName),
      .edit(\.birthday, in: \.birthday),
      .show(\.isEnabled, in: \.saveItem.isEnabled),
      .show(\.isEnabled, in: \.cancelItem.isEnabled),
      .show(\.isSaving, in: \.indicator.animates),
      .show(\.alert, in: \.shownAlert),
    ])
  private var shownAlert: PersonFormViewModel.Alert? {
    didSet { if shownAlert != oldValue { show(shownAlert) } }
  }

  init(
    _ model: PersonFormViewModel, notifications: NotificationCenter,
    onAction: @escaping @MainActor () -> Void
  ) {
    self.model = model
    self.onAction = onAction
    self.notifications = notifications
    super.init(nibName: nil, bundle: nil)
    title = model.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    firstName.placeholder = "First Name"
    lastName.placeholder = "Last Name"
    birthday.placeholder = "Birthday (YYYY-MM-DD)"
    for view in fields + [indicator] { scrollView.addSubview(view) }
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
    _ = fieldDelegate
    binding.start()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboard.beginObserving()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = scrollView.bounds.width
    for (row, view) in (fields + [indicator]).enumerated() {
      view.frame = CGRect(x: 16, y: CGFloat(row) * 44, width: max(0, width - 32), height: 44)
    }
    scrollView.contentSize = CGSize(width: width, height: 4 * 44)
    keyboard.layoutDidChange()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyboard.endObserving()
  }

  /// Passes a user action to the view model and updates both screens in the same turn.
  private func send(_ action: (PersonFormViewModel) -> Void) {
    action(model)
    binding.updateView()
    onAction()
  }

  /// Presents an alert.
  ///
  /// Resets `shownAlert` before it handles the answer. Otherwise the next alert would not be
  /// presented if it is equal to this alert.
  private func show(_ alert: PersonFormViewModel.Alert?) {
    guard let alert else { return }
    present(alert) { [weak self] action in
      self?.shownAlert = nil
      self?.send { $0.answer(action) }
    }
  }
}
