import Domain
import Interaction
import KeyboardManager

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The form for one person. Its text fields hold what is typed until the model saves it.
///
/// A running save holds the form weakly.
@MainActor
final class PersonFormViewController: UIViewController {
  private let model: PeopleModel
  private let id: Person.ID
  private let originalTexts: [String]
  private let today: CalendarDate
  private let notifications: NotificationCenter
  private let scrollView = UIScrollView()
  private let fields = [UITextField(), UITextField(), UITextField()]
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
  /// Whether the model saves the person. After a success, it stays true until the form closes.
  private var isSaving = false {
    didSet {
      for item in [cancelItem, saveItem] { item.isEnabled = !isSaving }
      for field in fields { field.isEnabled = !isSaving }
      indicator.show(isSaving)
    }
  }

  /// Creates a form with the details of `person`, or an empty form. A birthday after `today` is
  /// rejected.
  ///
  /// The person's identifier is created before the form opens, so a second attempt to save adds no
  /// second person.
  init(
    _ model: PeopleModel, editing person: Person?, today: CalendarDate,
    notifications: NotificationCenter
  ) {
    self.model = model
    id = person?.id ?? Person.ID()
    originalTexts = [
      person?.firstName ?? "", person?.lastName ?? "", person?.birthday?.description ?? "",
    ]
    self.today = today
    self.notifications = notifications
    super.init(nibName: nil, bundle: nil)
    title = person == nil ? "New Person" : "Edit Person"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let placeholders = ["First Name", "Last Name", "Birthday (YYYY-MM-DD)"]
    for ((field, placeholder), text) in zip(zip(fields, placeholders), originalTexts) {
      field.placeholder = placeholder
      field.text = text
      scrollView.addSubview(field)
    }
    scrollView.addSubview(indicator)
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
    _ = fieldDelegate
  }

  private var texts: [String] { fields.map { $0.text ?? "" } }

  /// Saves the input. Does nothing while a save is running.
  private func save() {
    guard !isSaving else { return }
    do {
      start(
        saving: try PersonInfo(
          firstName: texts[0], lastName: texts[1], typedBirthday: texts[2], today: today))
    } catch {
      keyboard.order.refocus()
      showAlert("This Person Cannot Be Saved", error.sentence)
    }
  }

  private func start(saving info: PersonInfo) {
    isSaving = true
    let person = Person(id: id, info)
    Task { [weak self, model] in
      do {
        try await model.save(person)
        self?.close()
      } catch {
        let request = PeopleModel.Request.save(person)
        guard let self, isPresented else { return model.keepFailure(of: request, error) }
        isSaving = false
        showFailure(request.failureTitle, error) { [weak self] in self?.start(saving: info) }
      }
    }
  }

  /// Closes the form, or first asks whether to discard the changes.
  private func cancel() {
    guard texts != originalTexts else { return close() }
    let question = Question(
      "Discard Changes?", confirm: "Discard Changes", cancel: "Keep Editing", isDestructive: true)
    ask(question) { [weak self] in self?.close() }
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
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
