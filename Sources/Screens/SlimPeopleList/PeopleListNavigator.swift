import Domain
import HeadlessUI
import Navigator

/// The destinations of the people list.
@MainActor
protocol PeopleListNavigator: AnyObject {
  /// Opens the form, or first asks where the person comes from.
  func navigateToAdding()
  /// Opens the tapped person.
  func navigateToPerson(in row: PersonRow)
}

extension SlotNavigator: PeopleListNavigator where Route == PeopleListRoute {
  func navigateToAdding() { go(to: .adding) }
  func navigateToPerson(in row: PersonRow) { go(to: .row(row)) }
}

/// A destination of the people list.
///
/// A route contains the person, so the form opens without a query.
enum PeopleListRoute: Equatable {
  /// The sheet with the ways to add a person; the form if there is no address book.
  case adding
  /// The form for a new person.
  case newPerson
  /// The address book.
  case addressBook
  /// The form for a row, or the sheet for a refused change.
  case row(PersonRow)
  /// The form for a stored person.
  case person(Person)
}

/// A slot that presents one screen over a controller.
///
/// If the slot is in use, it presents nothing, so a second quick tap opens nothing. On an iPad a
/// sheet is a popover that points at the controller's view. The slot holds the controller weakly.
@MainActor
final class PresentedSlot: SupplementalSlot {
  private weak var host: ViewController?

  init(over host: ViewController) {
    self.host = host
  }

  var supplementalScreen: ViewController? {
    get { host?.presentedViewController }
    set {
      guard let newValue else { return host?.dismiss(animated: true) ?? () }
      guard let host, host.presentedViewController == nil else { return }
      newValue.popoverPresentationController?.sourceView = host.view
      host.present(newValue, animated: true)
    }
  }
}
