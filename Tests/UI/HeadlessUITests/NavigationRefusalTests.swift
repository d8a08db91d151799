import HeadlessUI
import TestSupport
import Testing

@Suite("NavigationController: what it refuses", .tags(.uiKitRule))
@MainActor struct NavigationRefusalTests {
  private let list = ViewController()
  private let detail = ViewController()
  private let navigation: NavigationController
  private let window: Window

  init() {
    navigation = NavigationController(rootViewController: list)
    window = makeWindow(navigation)
  }

  /// Where UIKit shows no back button it takes no swipe either.
  @Test(
    "without a back button there is no swipe back",
    .bug("https://github.com/grahammendick/navigation/pull/677"))
  func noSwipe() {
    navigation.pushViewController(detail, animated: false)
    let item = detail.navigationItem
    item.leftBarButtonItem = BarButtonItem(title: "Cancel")
    #expect(!navigation.beginInteractivePop())
    item.leftBarButtonItem = nil
    navigation.isNavigationBarHidden = true
    #expect(!navigation.beginInteractivePop())
    navigation.isNavigationBarHidden = false
    item.hidesBackButton = true
    #expect(!navigation.beginInteractivePop())
    item.hidesBackButton = false
    #expect(navigation.beginInteractivePop())
  }

  @Test(
    "a split view controller is not pushed", .recordsViolations,
    .bug("https://github.com/grgcombs/IntelligentSplitViewController/issues/11"))
  func splitPushed() {
    navigation.pushViewController(SplitViewController(style: .doubleColumn), animated: false)
    #expect(
      takeViolations() == [
        Violation(
          .warning,
          """
          Split View Controllers cannot be pushed to a Navigation Controller \
          <NavigationController>
          """)
      ])
    #expect(navigation.viewControllers == [list])
  }
}
