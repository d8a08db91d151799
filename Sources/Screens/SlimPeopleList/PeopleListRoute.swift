import Domain
public import HeadlessUI
public import Navigator

/// A place that the people list opens. It contains an identifier instead of a person.
enum PeopleListRoute: Equatable {
  /// The form for a person, or for a new person if the value is nil.
  case form(Person.ID?)
  /// The address book.
  case addressBook
}

/// The list is the slot of its navigator: it presents the screen of a route.
extension PeopleListViewController: SupplementalSlot {
  /// The presented screen. If there is one already, a second quick tap presents nothing.
  public var supplementalScreen: ViewController? {
    get { presentedViewController }
    set {
      guard let newValue else { return dismiss(animated: true) }
      if presentedViewController == nil { present(newValue, animated: true) }
    }
  }
}
