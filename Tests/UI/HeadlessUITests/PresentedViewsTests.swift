import HeadlessUI
import Testing

/// These tests are for HeadlessUI only, because UIKit inserts views of its own.
@Suite("HeadlessUI: the views of presented and pushed controllers")
@MainActor struct ControllerViewsTests {
  private let root = UIViewController()

  @Test("a presented view is a subview of the window until its dismissal")
  func presented() {
    let window = makeWindow(root)
    let (low, high) = (UIViewController(), UIViewController())
    root.present(low, animated: false)
    #expect(window.subviews == [root.view, low.view])
    low.present(high, animated: false)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
  }

  @Test("dismissing two full-screen controllers leaves only the root's view")
  func fullScreen() {
    let window = makeWindow(root)
    let (low, high) = (UIViewController(), UIViewController())
    for modal in [low, high] { modal.modalPresentationStyle = .fullScreen }
    root.present(low, animated: false)
    low.present(high, animated: false)
    root.dismiss(animated: false)
    #expect(window.subviews == [root.view])
    root.present(low, animated: false)
    window.rootViewController = UIViewController()
    #expect(window.subviews.count == 1)
  }

  @Test("the view of a navigation controller contains only the top controller's view")
  func pushed() {
    let navigation = UINavigationController(rootViewController: root)
    let window = makeWindow(navigation)
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: true)
    window.finishTransitions()
    #expect(navigation.view.subviews == [detail.view])
    navigation.viewControllers = []
    #expect(navigation.view.subviews.isEmpty)
  }
}
