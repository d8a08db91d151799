import Domain
import Foundation
import HeadlessUI
import MVVMPeopleList
import Pilot
import TestDoubles

/// The screen in a window, on a view model with every double that a test may want to turn.
@MainActor
struct PeopleListScreen {
  let pilot: ScreenPilot
  let controller: PeopleListViewController
  let stage: ModelStage

  init(
    _ people: [Person] = [], book: (any AddressBook)? = nil,
    notifications: NotificationCenter = NotificationCenter(), height: CGFloat = 1056
  ) {
    stage = ModelStage(people, begins: false)
    controller = PeopleListViewController(stage.model, notifications: notifications)
    controller.addressBook = book
    let window = Window(size: CGSize(width: 640, height: height))
    window.rootViewController = NavigationController(rootViewController: controller)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// The names on screen.
  var names: [String] { pilot.rows.map(\.title) }
}
