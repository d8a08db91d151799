import Domain
import HeadlessUI
import Navigator
import Presenter

/// A destination of the people list. A destination contains no model, so a link can open it.
enum PeopleListRoute: Equatable {
  /// The form for a person, or for a new person if the value is nil.
  case form(Person.ID?)
  /// The address book.
  case addressBook
}

/// Opens the form or the address book, or lets the user choose.
///
/// The screen holds the navigator, which holds the screen weakly.
@MainActor
final class PeopleListNavigator {
  private weak var screen: ViewController?
  private let flows: PersonFlows
  private let slot: PresentedSlot
  private let pages: SlotNavigator<PeopleListRoute, PresentedSlot>

  /// Creates a navigator that presents over `screen` and finds people in `list`.
  init(over screen: ViewController, _ list: PeopleListDataSource, _ flows: PersonFlows) {
    self.screen = screen
    self.flows = flows
    slot = PresentedSlot(over: screen)
    pages = SlotNavigator(slot: slot) { route in
      let page: ViewController =
        switch (route, flows.services.addressBook) {
        case (.addressBook, let book?): PeoplePickerViewController(book, flows)
        case (.addressBook, nil): PersonFormViewController(nil, flows)
        case (.form(let id), _): PersonFormViewController(id.flatMap(list.person), flows)
        }
      return NavigationController(rootViewController: page)
    }
  }

  /// Opens the form, or offers the form and the address book.
  func add() {
    guard flows.services.addressBook != nil else { return pages.go(to: .form(nil)) }
    choose(
      "Add a Person",
      among: [
        going("New Person", to: .form(nil)), going("From the Address Book", to: .addressBook),
      ])
  }

  /// Opens the form for a row, or first asks what to do about a refused change.
  func open(_ row: PersonRow) {
    guard case .refused(let reason) = row.mark, let sync = flows.services.sync else {
      return pages.go(to: .form(row.id))
    }
    let name = PersonRowPresenter(row.person, in: flows.services.context).fullName
    choose(
      "\(name) Was Refused", because: reason,
      among: [
        going("Edit", to: .form(row.id)),
        AlertAction(title: "Try Again", style: .default) { [flows] _ in
          flows.retry(row.id, through: sync)
        },
        AlertAction(title: "Discard", style: .destructive) { [flows] _ in
          flows.discard(row.id, through: sync)
        },
      ])
  }

  private func going(_ title: String, to route: PeopleListRoute) -> AlertAction {
    AlertAction(title: title, style: .default) { [weak pages] _ in pages?.go(to: route) }
  }

  /// Offers several actions in a sheet. On an iPad the sheet is a popover that points at the list.
  private func choose(_ title: String, because reason: String? = nil, among actions: [AlertAction])
  {
    guard let screen, screen.presentedViewController == nil else { return }
    let sheet = AlertController(title: title, message: reason, preferredStyle: .actionSheet)
    for action in actions { sheet.addAction(action) }
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = screen.view
    screen.present(sheet, animated: true)
  }
}

/// A slot that presents one screen over a controller.
///
/// If the slot is in use, it presents nothing, so a second quick tap opens nothing. The slot holds
/// the controller weakly.
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
      host.present(newValue, animated: true)
    }
  }
}
