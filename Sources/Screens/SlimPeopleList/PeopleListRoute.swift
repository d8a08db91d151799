import Domain

/// Where the people list leads: a form, a picker, or the sheet that lets the user choose.
///
/// A person travels as a value, not as an identifier: the form opens with what the row showed, and
/// waits for nobody.
enum PeopleListRoute: Equatable {
  /// The ways to add somebody; the form at once, where there is only one.
  case adding
  /// The form for somebody new.
  case newPerson
  /// The picker.
  case addressBook
  /// What a touch on a row opens: the form, or first the choice of what to do about a refusal.
  case row(PersonRow)
  /// The form for somebody who is there.
  case person(Person)
}
