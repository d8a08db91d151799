import Binding
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

/// The form for one person. It connects `PersonDraft`, `FormKeyboard` and `ScreenWork`.
///
/// A running save holds the form weakly, and continues after the form is deallocated.
@MainActor
final class PersonFormViewController: ContentViewController<PersonFormView> {
  private let id: Person.ID
  private let store: any PeopleStore
  private let notifications: NotificationCenter
  private let draft: PersonDraft
  private let onSave: @MainActor ([Person]) -> Void
  private var originalTexts: [String] = []
  private lazy var work = ScreenWork(contentView.indicator) { [weak self] in
    self?.ask($0, then: $1)
  }
  private lazy var binding = ViewBinding(
    draft, to: contentView,
    [
      .edit(\.firstName, in: \.firstNameField), .edit(\.lastName, in: \.lastNameField),
      .edit(\.birthday, in: \.birthdayField),
    ])
  private lazy var keyboard = FormKeyboard(
    scrollView: contentView, fields: contentView.fields, center: notifications,
    animator: KeyboardAnimator(), submit: { [weak self] in self?.save() })
  private lazy var fieldDelegate = FocusOrderTextFieldDelegate(
    order: keyboard.order, textFields: contentView.fields, lastKey: .done)
  private lazy var cancelItem = UIBarButtonItem(
    systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  private lazy var saveItem = UIBarButtonItem(
    systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

  /// Creates a form with the details of `person`, or an empty form. `onSave` receives the person
  /// who was saved.
  ///
  /// A new person's identifier is created before the form opens, so a second attempt to save adds
  /// no second person.
  init(
    editing person: Person?, in store: any PeopleStore, context: PresentationContext,
    notifications: NotificationCenter, onSave: @escaping @MainActor ([Person]) -> Void
  ) {
    id = person?.id ?? Person.ID()
    self.store = store
    self.notifications = notifications
    self.onSave = onSave
    draft = PersonDraft(
      person?.info, today: .today(context.now(), in: context.calendar), birthdayFrom: nil)
    super.init(PersonFormView())
    title = person == nil ? "New Person" : "Edit Person"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
    _ = fieldDelegate
    binding.start()
    originalTexts = texts
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboard.beginObserving()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keyboard.layoutDidChange()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyboard.endObserving()
  }

  private var texts: [String] { [draft.firstName, draft.lastName, draft.birthday] }

  /// Saves the input. Does nothing while a save is running.
  private func save() {
    guard saveItem.isEnabled else { return }
    switch draft.info {
    case .failure(let fault):
      keyboard.order.refocus()
      showAlert("This Person Cannot Be Saved", fault.sentence)
    case .success(let info):
      let person = Person(id: id, info)
      work.start(
        orShow: "The Person Was Not Saved", locking: { [weak self] in self?.allowInput(!$0) }
      ) { [weak self, store, onSave] in
        try await store.save([person])
        self?.close()
        onSave([person])
      }
    }
  }

  private func cancel() {
    guard texts != originalTexts else { return close() }
    let question = Question(
      "Discard Changes?", confirm: "Discard Changes", cancel: "Keep Editing", isDestructive: true)
    work.ask(question) { [weak self] in self?.close() }
  }

  private func allowInput(_ isAllowed: Bool) {
    saveItem.isEnabled = isAllowed
    cancelItem.isEnabled = isAllowed
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}
