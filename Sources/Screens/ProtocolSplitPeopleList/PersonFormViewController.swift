import Domain
import Foundation
import HeadlessUI

/// The form for a new person or an old one.
///
/// It checks what was typed, saves through the closure it was given, and closes itself once that
/// has worked. Whoever presents it holds it; it holds `save`.
@MainActor
final class PersonFormViewController: ViewController {
  typealias Save = @MainActor (PersonInfo) async throws -> Void

  private let firstName = TextField()
  private let lastName = TextField()
  private let birthday = TextField()
  private lazy var work = ScreenWork(on: self)
  private let today: CalendarDate
  private let save: Save

  /// A form with the details of `info`, or an empty one.
  init(title: String, info: PersonInfo?, today: CalendarDate, save: @escaping Save) {
    self.today = today
    self.save = save
    super.init()
    self.title = title
    firstName.text = info?.firstName
    lastName.text = info?.lastName
    birthday.text = info?.birthday?.description
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    firstName.placeholder = "First Name"
    lastName.placeholder = "Last Name"
    birthday.placeholder = "Birthday (YYYY-MM-DD)"
    for view in [firstName, lastName, birthday, work.indicator] { self.view.addSubview(view) }
    navigationItem.leftBarButtonItem = BarButtonItem(
      systemItem: .cancel, primaryAction: Action { [weak self] _ in self?.close() })
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .save, primaryAction: Action { [weak self] _ in self?.saveTapped() })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (row, view) in [firstName, lastName, birthday, work.indicator].enumerated() {
      view.frame = CGRect(
        x: 16, y: CGFloat(row) * 44, width: view.superview?.bounds.width ?? 0, height: 44)
    }
  }

  private func saveTapped() {
    do {
      let info = try PersonInfo(
        firstName: firstName.text ?? "", lastName: lastName.text ?? "",
        typedBirthday: birthday.text ?? "", today: today)
      start(saving: info)
    } catch {
      refuse("This Person Cannot Be Saved", error.description)
    }
  }

  /// Saves once, however often the button is tapped.
  private func start(saving info: PersonInfo) {
    navigationItem.rightBarButtonItem?.isEnabled = false
    work.start(orShow: "The Person Was Not Saved") { [weak self, save] in
      defer { self?.navigationItem.rightBarButtonItem?.isEnabled = true }
      try await save(info)
      self?.close()
    }
  }

  private func close() {
    presentingViewController?.dismiss(animated: true)
  }
}
