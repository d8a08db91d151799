import Domain
import HeadlessUI
import Navigator
import TestDoubles
import TestSupport
import Testing

@Suite("StackNavigator with a HeadlessUI navigation controller", .recordsViolations)
@MainActor struct NavigatorOnStageTests {
  private typealias Navigator = StackNavigator<ProfileRoute, NavigationControllerStack>

  private static let ada = Person.ada.id
  private static let profile = ProfileRoute.person(ada)
  private static let followers = ProfileRoute.followers(of: ada)

  @MainActor private final class Stage {
    let navigation: UINavigationController
    let window: UIWindow
    let navigator: Navigator
    var fixedScreen: UIViewController?

    init() {
      let list = UIViewController()
      list.title = "People"
      navigation = UINavigationController(rootViewController: list)
      window = UIWindow(size: CGSize(width: 390, height: 844))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      let makeScreen = Maker()
      navigator = Navigator(stack: NavigationControllerStack(navigation)) { makeScreen($0) }
      makeScreen.stage = self
    }

    var titles: [String] { navigation.viewControllers.map { $0.title ?? "?" } }
  }

  @MainActor private final class Maker {
    weak var stage: Stage?

    func callAsFunction(_ route: ProfileRoute) -> UIViewController {
      if let fixed = stage?.fixedScreen { return fixed }
      let screen = UIViewController()
      screen.title = route == NavigatorOnStageTests.followers ? "Followers" : "Profile"
      return screen
    }
  }

  @Test("the path is updated after the navigator pushes and after the navigation controller pops")
  func pushes() {
    let stage = Stage()
    stage.navigator.navigateToPerson(Self.ada)
    stage.navigator.navigateToFollowers(of: Self.ada)
    stage.window.settle()
    #expect(stage.titles == ["People", "Profile", "Followers"])
    stage.navigation.popViewController(animated: true)
    stage.window.settle()
    #expect(stage.navigator.path == [Self.profile])
    stage.navigation.popToRootViewController(animated: false)
    #expect(stage.navigator.path.isEmpty)
  }

  @Test("a screen that is opened during a swipe back is pushed after the swipe is cancelled")
  func cancelledSwipe() async {
    let stage = Stage()
    stage.navigator.open([Self.profile, Self.followers])
    stage.window.settle()
    // These turns let the stack report the end of the push before the swipe begins.
    for _ in 0..<10 { await Task.yield() }
    stage.navigation.beginInteractivePop()
    stage.navigator.navigateToPerson(Person.grace.id)
    #expect(stage.titles == ["People", "Profile"])
    stage.navigation.cancelInteractivePop()
    // The stack reports the end of the swipe in a later turn of the main actor.
    for _ in 0..<100 where stage.titles.count < 4 { await Task.yield() }
    #expect(stage.titles == ["People", "Profile", "Followers", "Profile"])
    #expect(
      stage.navigator.path == [Self.profile, Self.followers, .person(Person.grace.id)])
  }

  @Test("a finished swipe back shortens the path")
  func finishedSwipe() {
    let stage = Stage()
    stage.navigator.open([Self.profile, Self.followers])
    stage.window.settle()
    stage.navigation.beginInteractivePop()
    stage.navigation.finishInteractivePop()
    #expect(stage.navigator.path == [Self.profile])
  }

  @Test("a deep link during a transition waits until the transition ends")
  func linkDuringTransition() throws {
    let stage = Stage()
    stage.window.holdsTransitions = true
    stage.navigator.navigateToPerson(Person.grace.id)
    stage.navigator.open(try ProfileRoute.path(of: "unmassive://people/\(Self.ada)/followers"))
    #expect(stage.titles == ["People", "Profile"])
    stage.window.finishTransitions()
    #expect(stage.navigator.path == [Self.profile, Self.followers])
    stage.window.finishTransitions()
    #expect(stage.titles == ["People", "Profile", "Followers"])
  }

  @Test("an edit of the path does not wait while an alert appears or disappears")
  func overAnAlert() {
    let stage = Stage()
    stage.window.holdsTransitions = true
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.navigation.present(alert, animated: true)
    stage.navigator.navigateToPerson(Self.ada)
    #expect(stage.titles == ["People", "Profile"])
    stage.window.finishTransitions()
    alert.dismiss(animated: true)
    stage.navigator.navigateToFollowers(of: Self.ada)
    #expect(stage.titles == ["People", "Profile", "Followers"])
    stage.window.finishTransitions()
    #expect(stage.navigator.path == [Self.profile, Self.followers])
  }

  @Test("if the new controller is already on the stack, the navigator goes back instead of pushing")
  func sameControllerTwice() {
    let stage = Stage()
    let only = UIViewController()
    only.title = "Only"
    stage.fixedScreen = only
    stage.navigator.open([Self.profile])
    stage.window.settle()
    stage.navigation.pushViewController(only, animated: false)
    #expect(takeViolations().map(\.severity) == [.exception])
    stage.navigator.navigateToFollowers(of: Self.ada)
    #expect(stage.titles == ["People", "Only"])
    #expect(takeViolations() == [])
  }

  private final class HoldingScreen: UIViewController {
    var navigator: AnyObject?
  }

  @Test("window, screens and navigator are freed together", .tags(.memory))
  func freed() async {
    await expectFreed {
      let stage = Stage()
      stage.navigator.open([Self.profile, Self.followers])
      return stage.navigator
    }
    await expectFreed {
      let stage = Stage()
      let screen = HoldingScreen()
      screen.navigator = stage.navigator
      stage.fixedScreen = screen
      stage.navigator.open([Self.profile])
      return stage.navigation
    }
  }
}

@Suite("AdaptiveNavigator with a HeadlessUI split view controller", .recordsViolations)
@MainActor struct SplitOnStageTests {
  private static let path: [ProfileRoute] = [
    .person(Person.ada.id), .followers(of: Person.ada.id),
  ]

  @MainActor private final class Stage {
    let split = UISplitViewController(style: .doubleColumn)
    let list: UINavigationController
    let window: UIWindow
    let navigator: AdaptiveNavigator<ProfileRoute>
    let observer: SplitCollapseObserver

    init(width: CGFloat) {
      let people = UIViewController()
      people.title = "People"
      list = UINavigationController(rootViewController: people)
      split.setViewController(list, for: .primary)
      window = UIWindow(size: CGSize(width: width, height: 800))
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let makeScreen: @MainActor (ProfileRoute) -> UIViewController = { route in
        let screen = UIViewController()
        screen.title = if case .person = route { "Profile" } else { "Followers" }
        return screen
      }
      let navigator = AdaptiveNavigator(
        stack: StackNavigator(stack: NavigationControllerStack(list), makeScreen: makeScreen),
        slot: SlotNavigator(slot: split, makeScreen: makeScreen))
      self.navigator = navigator
      observer = SplitCollapseObserver(split) { [weak navigator] in navigator?.setSplit($0) }
    }

    func resize(to width: CGFloat) {
      window.frame.size.width = width
      window.layoutIfNeeded()
    }

    var titles: [String] { list.viewControllers.map { $0.title ?? "?" } }
  }

  @Test("collapsing and expanding the split view controller keep the path")
  func keepsPath() {
    let stage = Stage(width: 1_000)
    stage.navigator.open(Self.path)
    #expect(stage.titles == ["People"])
    let followers = stage.split.supplementalScreen
    #expect(followers?.title == "Followers")

    stage.resize(to: 390)
    #expect(stage.navigator.path == Self.path)
    #expect(stage.titles == ["People", "Profile", "Followers"])
    #expect(stage.list.topViewController === followers)

    stage.resize(to: 1_000)
    #expect(stage.navigator.path == Self.path)
    #expect(stage.titles == ["People"])
    #expect(stage.split.supplementalScreen === followers)
  }

  @Test("expanding the split view controller keeps the user's changes to the stack")
  func keepsBack() {
    let stage = Stage(width: 390)
    stage.navigator.open(Self.path)
    stage.window.settle()
    stage.list.popViewController(animated: true)
    stage.resize(to: 1_000)
    #expect(stage.navigator.path == [.person(Person.ada.id)])
    #expect(stage.split.supplementalScreen?.title == "Profile")
  }

  @Test("setting `supplementalScreen` in a split view without a column style records an exception")
  func classicStyle() {
    let split = UISplitViewController()
    split.supplementalScreen = UIViewController()
    #expect(takeViolations().map(\.severity) == [.exception])
    #expect(split.supplementalScreen == nil)
  }

  @Test("the navigator is freed with its window", .tags(.memory))
  func freed() async {
    await expectFreed {
      let stage = Stage(width: 1_000)
      stage.navigator.open(Self.path)
      stage.resize(to: 390)
      return stage.navigator
    }
  }
}
