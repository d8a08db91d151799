import Domain
public import HeadlessUI
public import Navigator

/// A screen that the people list can open. A route contains an identifier instead of a person.
enum PeopleListRoute: Equatable {
  /// The form for a person, or for a new person if the value is nil.
  case form(Person.ID?)
  /// The address book.
  case addressBook
}

/// Makes the list the `SupplementalSlot` of its navigator: the list presents the navigator's
/// screens.
extension PeopleListViewController: SupplementalSlot {
  /// The presented screen. While a screen is presented, setting another screen has no effect, so a
  /// quick second tap opens nothing.
  public var supplementalScreen: ViewController? {
    get { presentedViewController }
    set {
      guard let newValue else { return dismiss(animated: true) }
      if presentedViewController == nil { present(newValue, animated: true) }
    }
  }
}
