// A profile opens a list of followers on a phone and on a tablet. At first the profile pushes the
// list itself, and then it uses a navigator, with the same code for both devices.

import Domain
import HeadlessUI
import Navigator

let ada = Person.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))

@MainActor
func makeScreen(_ route: ProfileRoute) -> UIViewController {
  let screen = UIViewController()
  screen.title =
    switch route {
    case .person: "Profile"
    case .followers: "Followers"
    }
  return screen
}

@MainActor
func makeWindow(_ root: UIViewController, width: CGFloat) -> UIWindow {
  let window = UIWindow(size: CGSize(width: width, height: 800))
  window.rootViewController = root
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

@MainActor func titles(_ navigation: UINavigationController) -> String {
  navigation.viewControllers.map { $0.title ?? "?" }.joined(separator: " > ")
}

print("The problem: a screen that pushes depends on the next class, and works only on a phone.")
/// A screen that creates and pushes the next screen itself.
final class ProfileThatPushes: UIViewController {
  func followersTapped() {
    let followers = UIViewController()
    followers.title = "Followers"
    if let navigationController {
      navigationController.pushViewController(followers, animated: true)
    } else {
      print("  On the tablet there is no navigation controller, so the tap does nothing.")
    }
  }
}
ProfileThatPushes().followersTapped()

print("\nThe pattern: the screen names the destination, and the navigator shows it.")
let people = UIViewController()
people.title = "People"
let list = UINavigationController(rootViewController: people)
let split = UISplitViewController(style: .doubleColumn)
split.setViewController(list, for: .primary)
let window = makeWindow(split, width: 390)
let adaptive = AdaptiveNavigator(
  stack: StackNavigator(stack: NavigationControllerStack(list), makeScreen: makeScreen),
  slot: SlotNavigator(slot: split, makeScreen: makeScreen))
let observer = SplitCollapseObserver(split) { adaptive.setSplit($0) }
let navigator: any ProfileNavigator = adaptive

@MainActor
func report(_ moment: String) {
  // A transition ends in a later turn of the main actor, unless the window holds transitions.
  window.settle()
  let beside = split.supplementalScreen?.title.map { " | secondary column: \($0)" } ?? ""
  print("  \(moment): \(titles(list))\(beside)")
}

navigator.navigateToPerson(ada)
navigator.navigateToFollowers(of: ada)
report("Narrow window")
window.frame.size.width = 1_000
window.layoutIfNeeded()
report("Wide window")
window.frame.size.width = 390
window.layoutIfNeeded()
report("Narrow window again")

print("\nA cancelled swipe back does not change the path.")
list.beginInteractivePop()
report("During the swipe")
list.cancelInteractivePop()
report("Swipe cancelled")
print("  The path has \(adaptive.path.count) routes.")

print("\nA deep link during a transition waits until the transition ends.")
window.holdsTransitions = true
adaptive.backToRoot()
adaptive.open(try ProfileRoute.path(of: "unmassive://people/\(ada)"))
report("During the transition")
window.finishTransitions()
window.finishTransitions()
report("After the transition")

print("\nAn invalid link throws an error that names the wrong part.")
for link in ["unmassive://people/42", "unmassive://people/\(ada)/friends", "https://people"] {
  do {
    _ = try ProfileRoute.path(of: link)
  } catch {
    print("  \(error)")
  }
}

print("\nThe app saves and restores the path, which contains identifiers.")
let saved = try PathArchive(adaptive.path).data
print("  \(String(decoding: saved, as: UTF8.self))")
adaptive.backToRoot()
window.holdsTransitions = false
window.finishTransitions()
adaptive.open(try PathArchive<ProfileRoute>(saved).path)
report("Restored")
try showParameters()
showAccount()
