public import Domain
public import Observation

/// The view model of the form for a new person or an old one: what is typed, whether it can be
/// saved, and the saving.
///
/// Whoever opens the form holds it; it holds `save` and `close`, and is held weakly by a saving under
/// way. No view is known here.
@MainActor @Observable public final class PersonFormViewModel {
  /// Stores what was typed.
  public typealias Save = @MainActor (PersonInfo) async throws -> Void
  /// An alert of the form: a button may mean that the details are to be saved again.
  public typealias Alert = ScreenAlert<PersonInfo>

  /// The given name as it is typed.
  public var firstName: String
  /// The family name as it is typed.
  public var lastName: String
  /// The birthday as it is typed, "YYYY-MM-DD".
  public var birthday: String
  /// Whether the details are being saved; a form that has saved them stays so until it is closed.
  public private(set) var isSaving = false
  /// The alert in front.
  public private(set) var alert: Alert?
  /// What the form is called.
  @ObservationIgnored public let title: String

  @ObservationIgnored private let today: CalendarDate
  @ObservationIgnored private let save: Save
  @ObservationIgnored private let close: @MainActor () -> Void

  /// A form with the details of `info`, or an empty one.
  ///
  /// - Parameters:
  ///   - today: the day at the user's place; a birthday after it is refused.
  ///   - save: stores the details.
  ///   - close: closes the form, once they are stored or the user has given up.
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
  }

  /// Whether what is typed may be saved now.
  public var canSave: Bool { !isSaving }
  /// Whether what is typed may be given up now: not while it is being saved.
  public var canCancel: Bool { !isSaving }

  /// Checks what was typed, and saves it once, however often the button or Return is pressed.
  ///
  /// - Returns: the saving, for a test to wait for; nil where there is none.
  @discardableResult public func submit() -> Task<Void, Never>? {
    guard canSave else { return nil }
    do {
      return start(
        saving: try PersonInfo(
          firstName: firstName, lastName: lastName, typedBirthday: birthday, today: today))
    } catch {
      alert = .refusal("This Person Cannot Be Saved", error.description)
      return nil
    }
  }

  /// Gives up what was typed; does nothing while it is being saved.
  public func cancel() {
    if canCancel { close() }
  }

  /// Ends the alert, and saves the details again where the chosen button means that.
  @discardableResult public func answer(_ answer: PersonInfo?) -> Task<Void, Never>? {
    alert = nil
    return answer.flatMap { canSave ? start(saving: $0) : nil }
  }

  private func start(saving info: PersonInfo) -> Task<Void, Never> {
    isSaving = true
    return Task { [weak self, save] in
      do {
        try await save(info)
        self?.close()
      } catch {
        self?.isSaving = false
        self?.alert = .failure("The Person Was Not Saved", error, again: info)
      }
    }
  }
}
