import Domain
import PeopleListVariants
import ProfileScreen
import UIKit

/// The tabs of the app: the people lists, the profile, the shopping lists and a SwiftUI screen.
///
/// This object retains the tab bar controller and the profile's flow.
@MainActor
final class DemoTabs {
  let controller = UITabBarController()
  private let services: DemoServices
  private let flow: ProfileFlow
  private let lists: UINavigationController

  init(_ services: DemoServices) throws(StoreError) {
    self.services = services
    flow = services.makeProfile()
    lists = UINavigationController()
    let variants = PeopleListVariant.allCases.map { variant in
      MenuItem(variant.rawValue) { try await services.makeList(variant) }
    }
    let groceries = [
      MenuItem("slim") { services.makeGrocery() },
      MenuItem("massive") { services.makeMassiveGrocery() },
    ]
    let shopping = UINavigationController(
      rootViewController: MenuViewController("Shopping Lists", groceries))
    lists.setViewControllers([MenuViewController("People", variants)], animated: false)
    lists.tabBarItem.title = "People"
    flow.split.tabBarItem.title = "Profile"
    shopping.tabBarItem.title = "Shopping"
    var tabs: [UIViewController] = [lists, flow.split, shopping]
    #if canImport(SwiftUI)
      let followers = services.makeFollowersInSwiftUI()
      followers.tabBarItem.title = "SwiftUI"
      tabs.append(followers)
    #endif
    controller.setViewControllers(tabs, animated: false)
  }

  /// Shows the screen that a launch argument names.
  ///
  /// The argument is `profile`, `shopping`, `swiftui`, or the name of a people list variant.
  func show(_ name: String) {
    if let variant = PeopleListVariant(rawValue: name) {
      Task { [services, lists] in
        guard let list = try? await services.makeList(variant) else { return }
        lists.pushViewController(list, animated: false)
      }
    }
    controller.selectedIndex = ["profile": 1, "shopping": 2, "swiftui": 3][name] ?? 0
  }
}
