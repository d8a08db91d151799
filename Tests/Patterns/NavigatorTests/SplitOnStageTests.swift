import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Navigator
import TestDoubles
import TestSupport
import Testing

@Suite("Navigator: on a split view that collapses and expands", .recordsViolations)
@MainActor struct SplitOnStageTests {
  private static let path: [ProfileRoute] = [
    .person(Person.ada.id), .followers(of: Person.ada.id),
  ]

  @MainActor private final class Stage {
    let split = SplitViewController(style: .doubleColumn)
    let list: NavigationController
    let window: Window
    let navigator: AdaptiveNavigator<ProfileRoute, NavigationControllerStack, SplitViewController>
    let observer: SplitCollapseObserver

    init(width: CGFloat) {
      let people = ViewController()
      people.title = "People"
      list = NavigationController(rootViewController: people)
      split.setViewController(list, for: .primary)
      window = Window(size: CGSize(width: width, height: 800))
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let makeScreen: @MainActor (ProfileRoute) -> ViewController = { route in
        let screen = ViewController()
        screen.title = if case .person = route { "Profile" } else { "Followers" }
        return screen
      }
      let navigator = AdaptiveNavigator(
        stack: StackNavigator(stack: NavigationControllerStack(list), makeScreen: makeScreen),
        slot: SlotNavigator(slot: split, makeScreen: makeScreen), splitWidth: 640)
      self.navigator = navigator
      observer = SplitCollapseObserver(split) { [weak navigator] in navigator?.setSplit($0) }
    }

    func resize(to width: CGFloat) {
      window.frame.size.width = width
      window.layoutIfNeeded()
    }

    var titles: [String] { list.viewControllers.map { $0.title ?? "?" } }
  }

  @Test("the path is kept when it collapses to a stack and when it expands again")
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

  @Test("what the user did while it was a stack is kept as well")
  func keepsBack() {
    let stage = Stage(width: 390)
    stage.navigator.open(Self.path)
    stage.list.popViewController(animated: true)
    stage.resize(to: 1_000)
    #expect(stage.navigator.path == [.person(Person.ada.id)])
    #expect(stage.split.supplementalScreen?.title == "Profile")
  }

  @Test("nothing is left over when it is gone", .tags(.memory))
  func freed() async {
    await expectFreed {
      let stage = Stage(width: 1_000)
      stage.navigator.open(Self.path)
      stage.resize(to: 390)
      return stage.navigator
    }
  }
}
