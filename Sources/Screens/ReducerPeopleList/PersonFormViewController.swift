import Domain
import Interaction
import KeyboardManager

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The form for one person. The store holds what is typed.
@MainActor
final class PersonFormViewController: UIViewController, StoreObserving {
  private let store: ScopedStore<PersonFormState, PersonFormAction>
  private let notifications: NotificationCenter
  private let scrollView = UIScrollView()
  private let firstName = UITextField()
  private let lastName = UITextField()
  private let birthday = UITextField()
  private var fields: [UITextField] { [firstName, lastName, birthday] }
  private let indicator = UIActivityIndicatorView(style: .medium)
  private lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [store] _ in store.send(.cancelTapped) })
  private lazy var saveItem = UIBarButtonItem(
    systemItem: .save, primaryAction: UIAction { [store] _ in store.send(.saveTapped) })
  private lazy var keyboard = FormKeyboard(
    scrollView: scrollView, fields: fields, center: notifications, animator: KeyboardAnimator(),
    submit: { [weak self] in self?.returnPressed() })
  private lazy var fieldDelegate = FocusOrderTextFieldDelegate(
    order: keyboard.order, textFields: fields, lastKey: .done)
  weak var shownAlert: UIAlertController?

  init(
    _ store: ScopedStore<PersonFormState, PersonFormAction>, notifications: NotificationCenter
  ) {
    self.store = store
    self.notifications = notifications
    super.init(nibName: nil, bundle: nil)
    title = store.state.isNew ? "New Person" : "Edit Person"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let placeholders = ["First Name", "Last Name", "Birthday (YYYY-MM-DD)"]
    for (field, placeholder) in zip(fields, placeholders) {
      field.placeholder = placeholder
      field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
      scrollView.addSubview(field)
    }
    scrollView.addSubview(indicator)
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
    _ = fieldDelegate
    observeStoreBeforeIOS26()
  }

  override func updateProperties() {
    if #available(iOS 26.0, *) { super.updateProperties() }
    let state = store.state
    let texts = [state.texts.firstName, state.texts.lastName, state.texts.birthday]
    for (field, text) in zip(fields, texts) where field.text != text { field.text = text }
    for field in fields { field.isEnabled = !state.isSaving }
    cancelItem.isEnabled = !state.isSaving
    saveItem.isEnabled = !state.isSaving
    indicator.show(state.isSaving)
    show(state.alert.map { AlertContent($0) }) { [store] in store.send(.alertAnswered($0)) }
  }

  private func textChanged() {
    store.send(
      .typed(
        PersonFormState.Texts(
          firstName: firstName.text ?? "", lastName: lastName.text ?? "",
          birthday: birthday.text ?? "")))
  }

  private func returnPressed() {
    store.send(.saveTapped)
    if case .invalid = store.state.alert { keyboard.order.refocus() }
  }

  // MARK: Keyboard and layout

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
}
