// A profile leads to followers, on a phone and on a tablet. First the screen goes there itself;
// then it asks a navigator, and cannot tell the two devices apart.

import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Navigator

let ada = Person.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))

@MainActor
func makeScreen(_ route: ProfileRoute) -> ViewController {
  let screen = ViewController()
  screen.title =
    switch route {
    case .person: "Profile"
    case .followers: "Followers"
    }
  return screen
}

@MainActor
func makeWindow(_ root: ViewController, width: CGFloat) -> Window {
  let window = Window(size: CGSize(width: width, height: 800))
  window.rootViewController = root
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}

@MainActor
func titles(_ navigation: NavigationController) -> String {
  navigation.viewControllers.map { $0.title ?? "?" }.joined(separator: " > ")
}

print("The pain: a screen that pushes knows the next screen's class, and works on a phone only.")
/// Half of it is navigation, and in a test all of it needs a window.
final class ProfileThatPushes: ViewController {
  func followersTapped() {
    let followers = ViewController()
    followers.title = "Followers"
    if let navigationController {
      navigationController.pushViewController(followers, animated: true)
    } else {
      print("  on the tablet there is no navigation controller here: the tap does nothing")
    }
  }
}
ProfileThatPushes().followersTapped()

print("\nThe cure: the screen says where, the navigator knows how.")
let people = ViewController()
people.title = "People"
let list = NavigationController(rootViewController: people)
let split = SplitViewController(style: .doubleColumn)
split.setViewController(list, for: .primary)
let window = makeWindow(split, width: 390)
let adaptive = AdaptiveNavigator(
  stack: StackNavigator(stack: NavigationControllerStack(list), makeScreen: makeScreen),
  slot: SlotNavigator(slot: split, makeScreen: makeScreen), splitWidth: 640)
let observer = SplitCollapseObserver(split) { adaptive.setSplit($0) }
let navigator: any ProfileNavigator = adaptive

@MainActor
func report(_ moment: String) {
  let beside = split.supplementalScreen?.title.map { " | beside it: \($0)" } ?? ""
  print("  \(moment): \(titles(list))\(beside)")
}

navigator.navigateToPerson(ada)
navigator.navigateToFollowers(of: ada)
report("on the phone")
window.frame.size.width = 1_000
window.layoutIfNeeded()
report("the window widens")
window.frame.size.width = 390
window.layoutIfNeeded()
report("and narrows again")

print("\nA swipe back that is taken back changes nothing; the path is what stands.")
list.beginInteractivePop()
report("the finger is down")
list.cancelInteractivePop()
report("it lets go too early")
print("  the path has \(adaptive.path.count) places")

print("\nA link during a transition waits for its end.")
window.holdsTransitions = true
adaptive.backToRoot()
adaptive.open(try ProfileRoute.path(of: "unmassive://people/\(ada)"))
report("still going back")
window.finishTransitions()
window.finishTransitions()
report("then the link")

print("\nA bad link is refused by the part that is bad, before there is a screen.")
for link in ["unmassive://people/42", "unmassive://people/\(ada)/friends", "https://people"] {
  do {
    _ = try ProfileRoute.path(of: link)
  } catch {
    print("  \(error)")
  }
}

print("\nThe path is saved and restored: it holds identifiers, and no model.")
let saved = try PathArchive(adaptive.path).data
print("  \(String(decoding: saved, as: UTF8.self))")
adaptive.backToRoot()
window.holdsTransitions = false
window.finishTransitions()
adaptive.open(try PathArchive<ProfileRoute>(saved).path)
report("restored")
