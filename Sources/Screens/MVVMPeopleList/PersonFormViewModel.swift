public import Domain
public import Observation

/// The view model of the form for one person.
///
/// The people list holds the view model while the form is open. A running save holds the view model
/// weakly.
@MainActor @Observable public final class PersonFormViewModel {
  /// A closure that saves the typed details.
  public typealias Save = @MainActor (PersonInfo) async throws -> Void
  /// An alert of the form.
  public typealias Alert = AlertState<AlertAction>

  /// The action of a button in an alert of the form.
  public enum AlertAction: Equatable, Sendable {
    /// Saves the details again.
    case save(PersonInfo)
    /// Closes the form without saving.
    case discardChanges
  }

  /// The typed first name.
  public var firstName: String
  /// The typed last name.
  public var lastName: String
  /// The typed birthday, "YYYY-MM-DD".
  public var birthday: String
  /// Whether the details are being saved. After a success, it stays true until the form closes.
  public private(set) var isSaving = false
  /// The alert over the form, or nil.
  public private(set) var alert: Alert?
  /// The title of the form.
  @ObservationIgnored public let title: String

  @ObservationIgnored private var original: [String] = []
  @ObservationIgnored private let today: CalendarDate
  @ObservationIgnored private let save: Save
  @ObservationIgnored private let close: @MainActor () -> Void

  /// Creates the view model of a form. If `info` is nil, the form is empty.
  ///
  /// - Parameters:
  ///   - today: the current day; a later birthday is rejected.
  ///   - save: saves the details.
  ///   - close: closes the form.
  public init(
    title: String, info: PersonInfo?, today: CalendarDate, save: @escaping Save,
    close: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.today = today
    self.save = save
    self.close = close
    firstName = info?.firstName ?? ""
    lastName = info?.lastName ?? ""
    birthday = info?.birthday?.description ?? ""
    original = texts
  }

  /// Whether "Save" and "Cancel" are enabled.
  public var isEnabled: Bool { !isSaving }

  private var texts: [String] { [firstName, lastName, birthday] }

  /// Validates the input and saves it. Does nothing while a save is running.
  ///
  /// - Returns: the save, so a test can await it; nil if no save was started.
  @discardableResult public func submit() -> Task<Void, Never>? {
    guard isEnabled else { return nil }
    do {
      return start(
        saving: try PersonInfo(
          firstName: firstName, lastName: lastName, typedBirthday: birthday, today: today))
    } catch {
      alert = .message("This Person Cannot Be Saved", error.sentence)
      return nil
    }
  }

  /// Closes the form, or first asks whether to discard the changes.
  public func cancel() {
    guard isEnabled else { return }
    guard texts != original else { return close() }
    alert = .confirmation(
      "Discard Changes?", "Discard Changes", .discardChanges, cancel: "Keep Editing")
  }

  /// Closes the alert and performs the action of the chosen button.
  @discardableResult public func answer(_ action: AlertAction?) -> Task<Void, Never>? {
    alert = nil
    guard isEnabled else { return nil }
    switch action {
    case .save(let info): return start(saving: info)
    case .discardChanges: close()
    case nil: break
    }
    return nil
  }

  private func start(saving info: PersonInfo) -> Task<Void, Never> {
    isSaving = true
    return Task { [weak self, save] in
      do {
        try await save(info)
        self?.close()
      } catch {
        self?.isSaving = false
        self?.alert = .failure("The Person Was Not Saved", error, retry: .save(info))
      }
    }
  }
}
