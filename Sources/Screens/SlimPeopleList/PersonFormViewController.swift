import Binding
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Interaction
import KeyboardManager

/// The form for one person. It connects `PersonDraft`, `PersonFormKeyboard` and `PersonFlows`.
///
/// A running save holds the form weakly and continues after the form is freed.
@MainActor
final class PersonFormViewController: ContentViewController<PersonFormView> {
  private let id: Person.ID
  private let flows: PersonFlows
  private let draft: PersonDraft
  private let work = ScreenWork()
  private var originalTexts: [String] = []
  private lazy var binding = ViewBinding(
    draft, to: contentView,
    [
      .edit(\.firstName, in: \.firstNameField), .edit(\.lastName, in: \.lastNameField),
      .edit(\.birthday, in: \.birthdayField),
    ])
  private lazy var keyboard = FormKeyboard(
    scrollView: contentView, fields: contentView.fields, center: flows.services.notifications,
    animator: KeyboardAnimator(), submit: { [weak self] in self?.save() })
  private lazy var fieldDelegate = FocusOrderTextFieldDelegate(
    order: keyboard.order, textFields: contentView.fields, lastKey: .done)
  private lazy var cancelItem = BarButtonItem(
    systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.cancel() })
  private lazy var saveItem = BarButtonItem(
    systemItem: .save, primaryAction: Action { [weak self] _ in self?.save() })

  /// Creates a form with the details of `person`, or an empty form.
  ///
  /// The person's identifier is created before the form opens, so a second attempt to save adds no
  /// second person.
  init(_ person: Person?, _ flows: PersonFlows) {
    id = person?.id ?? Person.ID()
    self.flows = flows
    draft = PersonDraft(person?.info, today: flows.services.today, birthdayFrom: nil)
    super.init(PersonFormView())
    title = person == nil ? "New Person" : "Edit Person"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
    work.onChange = { [weak contentView] in contentView?.isBusy = $0 }
    _ = fieldDelegate
    binding.start()
    originalTexts = contentView.texts
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

  /// Saves the input. Does nothing while a save is running.
  private func save() {
    guard saveItem.isEnabled else { return }
    switch draft.info {
    case .failure(let fault): showAlert("This Person Cannot Be Saved", fault.sentence)
    case .success(let info):
      allowInput(false)
      flows.save(Person(id: id, info), counting: work, telling: self) { [weak self] in
        self?.close()
      }
    }
  }

  /// Enables or disables “Save” and “Cancel”. During a save, both buttons are disabled.
  private func allowInput(_ isAllowed: Bool) {
    saveItem.isEnabled = isAllowed
    cancelItem.isEnabled = isAllowed
  }

  private func cancel() {
    guard contentView.texts != originalTexts else { return close() }
    guard presentedViewController == nil else { return }
    let question = Question(
      "Discard Changes?", confirm: "Discard Changes", cancel: "Keep Editing", isDestructive: true)
    work.start(
      ConfirmedSteps<Void, any Error>(
        question, asking: ScreenAsker(over: self, work), afterFailure: { _ in question }
      ) { [weak self] in self?.close() })
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}

extension PersonFormViewController: InteractionDelegate {
  /// Enables the buttons after the interaction.
  func interactionCompleted(_ interaction: any Interacting) {
    allowInput(true)
  }
}
