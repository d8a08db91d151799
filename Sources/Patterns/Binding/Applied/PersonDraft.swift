public import Domain
public import Observation

/// The text of a person form, with its validation.
///
/// The form's fields are bound in both directions. The problem label and the save button are bound
/// in one direction:
///
///     ViewBinding(draft, to: form, [
///       .edit(\.firstName, in: \.firstNameField),
///       .show(\.problem, in: \.problemLabel.text),
///       .show(\.canSave, in: \.saveButton.isEnabled),
///     ])
///
/// The birthday accepts only the characters of a date, and drops all others while the user types. A
/// form that shows errors only after it is submitted can accept all characters.
@MainActor @Observable public final class PersonDraft {
  /// The given name as the user typed it.
  public var firstName = ""
  /// The family name as the user typed it.
  public var lastName = ""
  /// The birthday as the user typed it, without characters that are not allowed.
  public var birthday: String {
    get { typedBirthday }
    set { typedBirthday = newValue.filter { allowed?.contains($0) ?? true } }
  }

  private var typedBirthday = ""
  @ObservationIgnored private let today: CalendarDate
  @ObservationIgnored private let allowed: Set<Character>?

  /// Creates a draft of `info`, or an empty draft if `info` is nil.
  ///
  /// A birthday after `today` is invalid. The birthday field accepts only the characters in
  /// `allowed`, or all characters if `allowed` is nil.
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

  /// The validated details, or the first error.
  public var info: Result<PersonInfo, PersonInfo.ValidationError> {
    Result { () throws(PersonInfo.ValidationError) in
      try PersonInfo(
        firstName: firstName, lastName: lastName, typedBirthday: birthday, today: today)
    }
  }

  /// The error as a sentence for the user, or an empty string if the details are valid.
  public var problem: String {
    switch info {
    case .success: ""
    case .failure(let fault): fault.sentence
    }
  }

  /// Whether the details can be saved.
  public var canSave: Bool { problem.isEmpty }
}
