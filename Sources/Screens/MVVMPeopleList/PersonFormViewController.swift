import Binding
import Foundation
import HeadlessAdapters
import HeadlessUI

/// The form for a new person or an old one, which scrolls clear of the keyboard; its fields are bound
/// to a view model both ways.
///
/// Whoever presents it holds it; it holds the view model, and `told`, which
/// is called after each touch: it may have closed this page.
@MainActor
final class PersonFormViewController: ViewController {
  private let model: PersonFormViewModel
  private let told: @MainActor () -> Void
  private let notifications: NotificationCenter
  private let scrollView = ScrollView()
  private let firstName = TextField()
  private let lastName = TextField()
  private let birthday = TextField()
  private let indicator = ActivityIndicatorView(style: .medium)
  private lazy var cancelItem = BarButtonItem(
    systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.tell { $0.cancel() } })
  private lazy var saveItem = BarButtonItem(
    systemItem: .save, primaryAction: Action { [weak self] _ in self?.tell { $0.submit() } })
  private lazy var keyboard = PersonFormKeyboard(
    scrollView, [firstName, lastName, birthday], notifications,
    submit: { [weak self] in self?.tell { $0.submit() } })
  private lazy var binding = ViewBinding(
    model, to: self,
    [
      .edit(\.firstName, in: \.firstName),
      .edit(\.lastName, in: \.lastName),
      .edit(\.birthday, in: \.birthday),
      .show(\.canSave, in: \.saveItem.isEnabled),
      .show(\.canCancel, in: \.cancelItem.isEnabled),
      .show(\.isSaving, in: \.indicator.turns),
      .show(\.alert, in: \.shownAlert),
    ])
  private var shownAlert: PersonFormViewModel.Alert? {
    didSet { if shownAlert != oldValue { show(shownAlert) } }
  }

  init(
    _ model: PersonFormViewModel, notifications: NotificationCenter,
    told: @escaping @MainActor () -> Void
  ) {
    self.model = model
    self.told = told
    self.notifications = notifications
    super.init()
    title = model.title
  }

  override func loadView() {
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    firstName.placeholder = "First Name"
    lastName.placeholder = "Last Name"
    birthday.placeholder = "Birthday (YYYY-MM-DD)"
    for view in [firstName, lastName, birthday, indicator] { scrollView.addSubview(view) }
    navigationItem.leftBarButtonItem = cancelItem
    navigationItem.rightBarButtonItem = saveItem
    binding.start()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboard.formWillAppear()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = scrollView.bounds.width
    for (row, view) in [firstName, lastName, birthday, indicator].enumerated() {
      view.frame = CGRect(x: 16, y: CGFloat(row) * 44, width: max(0, width - 32), height: 44)
    }
    scrollView.contentSize = CGSize(width: width, height: 4 * 44)
    keyboard.formDidLayout()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keyboard.formWillDisappear()
  }

  /// Hands the view model what the user did, and shows at once what came of it, here and there.
  private func tell(_ action: (PersonFormViewModel) -> Void) {
    action(model)
    binding.updateView()
    told()
  }

  /// The alert is gone before its answer is told: an equal one may follow it.
  private func show(_ alert: PersonFormViewModel.Alert?) {
    guard let alert else { return }
    present(alert) { [weak self] answer in
      self?.shownAlert = nil
      self?.tell { $0.answer(answer) }
    }
  }
}
