import KeyboardManager

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The form for one person. Each text field shows and edits a property of the view model.
@MainActor
final class PersonFormViewController: UIViewController, ModelObserving {
  private let model: PersonFormViewModel
  private let notifications: NotificationCenter
  private let scrollView = UIScrollView()
  private let firstName = UITextField()
  private let lastName = UITextField()
  private let birthday = UITextField()
  private var fields: [UITextField] { [firstName, lastName, birthday] }
  private let indicator = UIActivityIndicatorView(style: .medium)
  private lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [model] _ in model.cancel() })
  private lazy var saveItem = UIBarButtonItem(
    systemItem: .save, primaryAction: UIAction { [model] _ in model.submit() })
  private lazy var keyboard = FormKeyboard(
    scrollView: scrollView, fields: fields, center: notifications, animator: KeyboardAnimator(),
    submit: { [weak self] in self?.returnPressed() })
  private lazy var fieldDelegate = FocusOrderTextFieldDelegate(
    order: keyboard.order, textFields: fields, lastKey: .done)
  weak var shownAlert: UIAlertController?

  init(_ model: PersonFormViewModel, notifications: NotificationCenter) {
    self.model = model
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
    setUp(firstName, "First Name", \.firstName)
    setUp(lastName, "Last Name", \.lastName)
    setUp(birthday, "Birthday (YYYY-MM-DD)", \.birthday)
    scrollView.addSubview(indicator)
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
    _ = fieldDelegate
    observeModelBeforeIOS26()
  }

  private func setUp(
    _ field: UITextField, _ placeholder: String,
    _ text: ReferenceWritableKeyPath<PersonFormViewModel, String>
  ) {
    field.placeholder = placeholder
    field.addAction(
      UIAction { [model, weak field] _ in model[keyPath: text] = field?.text ?? "" },
      for: .editingChanged)
    scrollView.addSubview(field)
  }

  override func updateProperties() {
    if #available(iOS 26.0, *) { super.updateProperties() }
    for (field, text) in zip(fields, [model.firstName, model.lastName, model.birthday])
    where field.text != text {
      field.text = text
    }
    cancelItem.isEnabled = model.isEnabled
    saveItem.isEnabled = model.isEnabled
    indicator.show(model.isSaving)
    show(model.alert) { [model] in model.answer($0) }
  }

  private func returnPressed() {
    if model.submit() == nil { keyboard.order.refocus() }
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
}
