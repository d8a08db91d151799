import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Navigator
import TestDoubles
import TestSupport
import Testing

@Suite("Navigator: on a real navigation controller", .recordsViolations)
@MainActor struct NavigatorOnStageTests {
  private typealias Navigator = StackNavigator<ProfileRoute, NavigationControllerStack>

  private static let ada = Person.ada.id
  private static let profile = ProfileRoute.person(ada)
  private static let followers = ProfileRoute.followers(of: ada)

  @MainActor private final class Stage {
    let navigation: NavigationController
    let window: Window
    let navigator: Navigator
    var fixedScreen: ViewController?

    init() {
      let list = ViewController()
      list.title = "People"
      navigation = NavigationController(rootViewController: list)
      window = Window(size: CGSize(width: 390, height: 844))
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

    func callAsFunction(_ route: ProfileRoute) -> ViewController {
      if let fixed = stage?.fixedScreen { return fixed }
      let screen = ViewController()
      screen.title = route == NavigatorOnStageTests.followers ? "Followers" : "Profile"
      return screen
    }
  }

  @Test("it pushes and goes back, and the back button is seen")
  func pushes() {
    let stage = Stage()
    stage.navigator.navigateToPerson(Self.ada)
    stage.navigator.navigateToFollowers(of: Self.ada)
    #expect(stage.titles == ["People", "Profile", "Followers"])
    stage.navigation.popViewController(animated: true)
    #expect(stage.navigator.path == [Self.profile])
    stage.navigation.popToRootViewController(animated: false)
    #expect(stage.navigator.path.isEmpty)
  }

  @Test("a cancelled swipe back leaves the path, and what waited for it is done")
  func cancelledSwipe() {
    let stage = Stage()
    stage.navigator.open([Self.profile, Self.followers])
    stage.navigation.beginInteractivePop()
    stage.navigator.navigateToPerson(Person.grace.id)
    #expect(stage.titles == ["People", "Profile"])
    stage.navigation.cancelInteractivePop()
    #expect(stage.titles == ["People", "Profile", "Followers", "Profile"])
    #expect(
      stage.navigator.path == [Self.profile, Self.followers, .person(Person.grace.id)])
  }

  @Test("a finished swipe back shortens the path")
  func finishedSwipe() {
    let stage = Stage()
    stage.navigator.open([Self.profile, Self.followers])
    stage.navigation.beginInteractivePop()
    stage.navigation.finishInteractivePop()
    #expect(stage.navigator.path == [Self.profile])
  }

  @Test("a link during a transition waits for its end")
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

  @Test("what is asked for while an alert comes or goes is done: the stack does not move")
  func overAnAlert() {
    let stage = Stage()
    stage.window.holdsTransitions = true
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
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

  @Test("the same controller pushed twice is an exception by hand, and none by the navigator")
  func sameControllerTwice() {
    let stage = Stage()
    let only = ViewController()
    only.title = "Only"
    stage.fixedScreen = only
    stage.navigator.open([Self.profile])
    stage.navigation.pushViewController(only, animated: false)
    #expect(takeViolations().map(\.severity) == [.exception])
    stage.navigator.navigateToFollowers(of: Self.ada)
    #expect(stage.titles == ["People", "Only"])
    #expect(takeViolations() == [])
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
      stage.navigator.open([Self.profile])
      return stage.navigation
    }
  }
}
