import Domain
import HeadlessUI
import Navigator

/// Where the people list can lead, in its own words: all that the list knows of navigation.
@MainActor
protocol PeopleListNavigator: AnyObject {
  /// Lets the user add somebody.
  func navigateToAdding()
  /// Opens the person who was touched.
  func navigateToPerson(in row: PersonRow)
}

extension SlotNavigator: PeopleListNavigator where Route == PeopleListRoute {
  func navigateToAdding() { go(to: .adding) }
  func navigateToPerson(in row: PersonRow) { go(to: .row(row)) }
}

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

/// What a controller presents, as a slot for one screen. One that is taken takes no other: a second
/// quick touch opens nothing twice. On an iPad a sheet is a popover, which points at the controller's
/// view.
///
/// The controller holds it; it holds the controller weakly.
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
