import KeyboardManager

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The view of the form for one person. It passes the texts of the fields to its presenter.
@MainActor
final class PersonFormViewController: UIViewController, PersonFormView {
  private let presenter: PersonFormPresenter
  private let notifications: NotificationCenter
  private let scrollView = UIScrollView()
  private let firstName = UITextField()
  private let lastName = UITextField()
  private let birthday = UITextField()
  private var fields: [UITextField] { [firstName, lastName, birthday] }
  private let indicator = UIActivityIndicatorView(style: .medium)
  private lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  private lazy var saveItem = UIBarButtonItem(
    systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  private lazy var keyboard = FormKeyboard(
    scrollView: scrollView, fields: fields, center: notifications, animator: KeyboardAnimator(),
    submit: { [weak self] in self?.save() })
  private lazy var fieldDelegate = FocusOrderTextFieldDelegate(
    order: keyboard.order, textFields: fields, lastKey: .done)

  init(_ presenter: PersonFormPresenter, notifications: NotificationCenter) {
    self.presenter = presenter
    self.notifications = notifications
    super.init(nibName: nil, bundle: nil)
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
    for part in fields + [indicator] { scrollView.addSubview(part) }
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
    // The fields hold their delegate weakly, so the form creates and holds it.
    _ = fieldDelegate
    presenter.viewDidLoad()
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

  private func save() {
    presenter.didTapSave(texts)
  }

  private func cancel() {
    presenter.didTapCancel(texts)
  }

  private var texts: PersonFormTexts {
    PersonFormTexts(
      firstName: firstName.text ?? "", lastName: lastName.text ?? "",
      birthday: birthday.text ?? "")
  }

  // MARK: PersonFormView

  func show(title: String, texts: PersonFormTexts) {
    self.title = title
    firstName.text = texts.firstName
    lastName.text = texts.lastName
    birthday.text = texts.birthday
  }

  func show(isSaving: Bool) {
    cancelItem.isEnabled = !isSaving
    saveItem.isEnabled = !isSaving
    indicator.show(isSaving)
  }

  func show(alert: AlertModel<PersonFormChoice>) {
    keyboard.order.refocus()
    show(alert) { [presenter] in presenter.didChoose($0) }
  }
}
