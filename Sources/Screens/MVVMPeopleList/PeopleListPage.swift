/// What the people list has opened over itself, as the view model of it.
public enum PeopleListPage: Equatable {
  /// The form for a new person or an old one.
  case form(PersonFormViewModel)
  /// The address book to pick people from.
  case picker(PeoplePickerViewModel)

  /// Whether they are the same page, and not only alike.
  public nonisolated static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.form(let left), .form(let right)): left === right
    case (.picker(let left), .picker(let right)): left === right
    default: false
    }
  }
}
