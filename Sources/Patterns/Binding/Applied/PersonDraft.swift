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
/// and the field shows that at once. `@MainActor` as all that views read; it holds no view.
@MainActor @Observable public final class PersonDraft {
  /// The given name as it is typed.
  public var firstName = ""
  /// The family name as it is typed.
  public var lastName = ""
  /// The birthday as it is typed, "YYYY-MM-DD"; only digits and hyphens are kept.
  public var birthday: String {
    get { typedBirthday }
    set { typedBirthday = newValue.filter { $0 == "-" || ("0"..."9").contains($0) } }
  }

  private var typedBirthday = ""
  @ObservationIgnored private let today: CalendarDate

  /// An empty form. A birthday after `today` is a problem.
  public init(today: CalendarDate) {
    self.today = today
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
