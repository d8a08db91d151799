import Domain
import Interaction
import KeyboardManager

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The form for one person.
///
/// The form validates the input, saves it with `save`, and closes after a successful save.
@MainActor
final class PersonFormViewController: UIViewController {
  typealias Save = @MainActor (PersonInfo) async throws -> Void

  private let scrollView = UIScrollView()
  private let firstName = UITextField()
  private let lastName = UITextField()
  private let birthday = UITextField()
  private var fields: [UITextField] { [firstName, lastName, birthday] }
  private lazy var work = ScreenWork(on: self)
  private lazy var keyboard = FormKeyboard(
    scrollView: scrollView, fields: fields, center: notifications, animator: KeyboardAnimator(),
    submit: { [weak self] in self?.submit() })
  private lazy var fieldDelegate = FocusOrderTextFieldDelegate(
    order: keyboard.order, textFields: fields, lastKey: .done)
  private var originalTexts: [String?] = []
  private let today: CalendarDate
  private let notifications: NotificationCenter
  private let save: Save
  /// Whether the form is saving. “Save” and “Cancel” are disabled while this is true.
  private var isSaving = false {
    didSet {
      navigationItem.leftBarButtonItem?.isEnabled = !isSaving
      navigationItem.rightBarButtonItem?.isEnabled = !isSaving
    }
  }

  /// Creates a form with the details of `info`, or an empty form.
  init(
    title: String, info: PersonInfo?, today: CalendarDate, notifications: NotificationCenter,
    save: @escaping Save
  ) {
    self.today = today
    self.notifications = notifications
    self.save = save
    super.init(nibName: nil, bundle: nil)
    self.title = title
    firstName.text = info?.firstName
    lastName.text = info?.lastName
    birthday.text = info?.birthday?.description
    originalTexts = texts
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
    for view in fields + [work.indicator] { scrollView.addSubview(view) }
    _ = fieldDelegate
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.submit() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboard.beginObserving()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = scrollView.bounds.width
    for (row, view) in (fields + [work.indicator]).enumerated() {
      view.frame = CGRect(x: 16, y: CGFloat(row) * 44, width: max(0, width - 32), height: 44)
    }
    scrollView.contentSize = CGSize(width: width, height: 4 * 44)
    keyboard.layoutDidChange()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyboard.endObserving()
  }

  /// Validates the input and saves it. Does nothing while a save is running.
  private func submit() {
    guard !isSaving else { return }
    do {
      let info = try PersonInfo(
        firstName: firstName.text ?? "", lastName: lastName.text ?? "",
        typedBirthday: birthday.text ?? "", today: today)
      work.start(
        orShow: "The Person Was Not Saved", locking: { [weak self] in self?.isSaving = $0 }
      ) { [weak self, save] in
        try await save(info)
        self?.close()
      }
    } catch {
      keyboard.order.refocus()
      showAlert("This Person Cannot Be Saved", error.sentence)
    }
  }

  private func cancel() {
    guard texts != originalTexts else { return close() }
    confirm("Discard Changes?", "Discard Changes", cancel: "Keep Editing") { [weak self] in
      self?.close()
    }
  }

  private var texts: [String?] { fields.map(\.text) }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}
