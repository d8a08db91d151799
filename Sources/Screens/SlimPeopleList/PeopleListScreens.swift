import Domain
import HeadlessUI
import Navigator
import Presenter

/// Creates the screen of a route.
///
/// The navigator holds it, and it holds the navigator weakly.
@MainActor
final class PeopleListScreens {
  private weak var navigator: (any PathNavigator<PeopleListRoute>)?
  private let flows: PersonFlows

  private init(_ flows: PersonFlows) {
    self.flows = flows
  }

  /// Returns a navigator that shows these screens in `slot`.
  static func navigator(
    in slot: PresentedSlot, _ flows: PersonFlows
  ) -> SlotNavigator<PeopleListRoute, PresentedSlot> {
    let screens = PeopleListScreens(flows)
    let navigator = SlotNavigator(slot: slot, makeScreen: screens.screen(for:))
    screens.navigator = navigator
    return navigator
  }

  private func screen(for route: PeopleListRoute) -> ViewController {
    switch (route, flows.services.addressBook) {
    case (.adding, .some): return waysToAdd()
    case (.addressBook, let book?):
      return inBar(PeoplePickerViewController(book, flows))
    case (.adding, nil), (.addressBook, nil), (.newPerson, _): return form(nil)
    case (.row(let row), _): return waysOn(from: row)
    case (.person(let person), _): return form(person)
    }
  }

  private func form(_ person: Person?) -> ViewController {
    inBar(PersonFormViewController(person, flows))
  }

  private func inBar(_ controller: ViewController) -> ViewController {
    NavigationController(rootViewController: controller)
  }

  private func waysToAdd() -> ViewController {
    let sheet = AlertController(
      title: "Add a Person", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(going("New Person", to: .newPerson))
    sheet.addAction(going("From the Address Book", to: .addressBook))
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    return sheet
  }

  private func waysOn(from row: PersonRow) -> ViewController {
    guard case .refused(let reason) = row.mark, let sync = flows.services.sync else {
      return form(row.person)
    }
    let name = PersonRowPresenter(row.person, in: flows.services.context).fullName
    let sheet = AlertController(
      title: "\(name) Was Refused", message: reason, preferredStyle: .actionSheet)
    sheet.addAction(going("Edit", to: .person(row.person)))
    sheet.addAction(
      AlertAction(title: "Try Again", style: .default) { [flows] _ in
        flows.retry(row.id, through: sync)
      })
    sheet.addAction(
      AlertAction(title: "Discard", style: .destructive) { [flows] _ in
        flows.discard(row.id, through: sync)
      })
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    return sheet
  }

  private func going(_ title: String, to route: PeopleListRoute) -> AlertAction {
    AlertAction(title: title, style: .default) { [weak navigator] _ in
      navigator?.go(to: route)
    }
  }
}
