import HeadlessUI
import TestSupport
import Testing

@Suite("ViewController: appearance", .tags(.uiKitRule))
@MainActor struct AppearanceTests {
  /// The order of `UIViewController`'s calls when a window shows its root.
  @Test("a root controller loads, then appears")
  func rootAppears() {
    let diary = Diary()
    let window = makeWindow(DiaryController("root", diary))
    #expect(
      diary.take() == [
        "root load", "root didLoad", "root willAppear", "root isAppearing", "root didAppear",
      ])
    withExtendedLifetime(window) {}
  }

  /// `UINavigationController`: the cancelled swipe undoes the begun appearances, and tells nobody.
  @Test("a cancelled swipe back lets the lower controller go and the top come again")
  func cancelledSwipe() {
    let diary = Diary()
    let navigation = NavigationController(rootViewController: DiaryController("list", diary))
    let window = makeWindow(navigation)
    let detail = DiaryController("detail", diary)
    navigation.pushViewController(detail, animated: true)
    _ = diary.take()
    navigation.beginInteractivePop()
    navigation.cancelInteractivePop()
    #expect(
      diary.take() == [
        "detail willMove(out)", "detail willDisappear", "list willAppear", "list isAppearing",
        "list willDisappear", "list didDisappear", "detail willAppear", "detail isAppearing",
        "detail didAppear",
      ])
    #expect(navigation.topViewController === detail)
    withExtendedLifetime(window) {}
  }
}
