public import Domain
public import Observation

/// A person on a form, before they are one: what is typed, and what is wrong with it.
///
/// The form's fields are bound to it both ways, the problem's label and the save button one way:
///
///     ViewBinding(draft, to: form, [
///       .edit(\.firstName, in: \.firstNameField),
///       .show(\.problem, in: \.problemLabel.text),
///       .show(\.canSave, in: \.saveButton.isEnabled),
///     ])
///
/// A birthday keeps to what a date is written with: other characters are refused as they are typed,
/// and the field shows that at once. (A form that explains a fault only when it is submitted takes
/// them all.) `@MainActor` as all that views read; it holds no view.
@MainActor @Observable public final class PersonDraft {
  /// The given name as it is typed.
  public var firstName = ""
  /// The family name as it is typed.
  public var lastName = ""
  /// The birthday as it is typed, "YYYY-MM-DD"; only what is allowed is kept.
  public var birthday: String {
    get { typedBirthday }
    set { typedBirthday = newValue.filter { allowed?.contains($0) ?? true } }
  }

  private var typedBirthday = ""
  @ObservationIgnored private let today: CalendarDate
  @ObservationIgnored private let allowed: Set<Character>?

  /// A form with the details of `info`, or an empty one. A birthday after `today` is a problem.
  ///
  /// - Parameter allowed: the characters that a birthday keeps; nil keeps all.
  public init(
    _ info: PersonInfo? = nil, today: CalendarDate,
    birthdayFrom allowed: Set<Character>? = Set("0123456789-")
  ) {
    self.today = today
    self.allowed = allowed
    firstName = info?.firstName ?? ""
    lastName = info?.lastName ?? ""
    typedBirthday = info?.birthday?.description ?? ""
  }

  /// The details, where nothing is wrong with them; otherwise the first fault.
  public var info: Result<PersonInfo, PersonInfo.ValidationError> {
    do throws(PersonInfo.ValidationError) {
      return .success(
        try PersonInfo(
          firstName: firstName, lastName: lastName, typedBirthday: birthday, today: today))
    } catch {
      return .failure(error)
    }
  }

  /// The fault as a sentence for the user; empty while there is none.
  public var problem: String {
    switch info {
    case .success: ""
    case .failure(let fault): "\(fault)"
    }
  }

  /// Whether the details can be saved.
  public var canSave: Bool { problem.isEmpty }
}
