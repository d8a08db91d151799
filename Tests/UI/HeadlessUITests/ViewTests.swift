import HeadlessUI
import Testing

@Suite("View")
@MainActor struct ViewTests {
  @Test("`safeAreaInsets` include only the parts of the window's insets that cover the view")
  func safeArea() {
    let root = UIViewController()
    let window = makeWindow(root, size: CGSize(width: 100, height: 100))
    window.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let low = UIView(frame: CGRect(x: 0, y: 15, width: 100, height: 50))
    root.view.addSubview(low)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 3, bottom: 10, right: 0))
    let loose = UIViewController()
    loose.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    #expect(loose.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(UIView().safeAreaInsets == .zero)
  }

  @Test("an animation runs at once, and `inheritedAnimationDuration` is set inside the block")
  func animation() {
    var seen: [TimeInterval] = []
    UIView.animate(withDuration: 0.25, delay: 0) {
      seen.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 0) { seen.append(UIView.inheritedAnimationDuration) }
    } completion: { finished in
      #expect(finished)
      seen.append(UIView.inheritedAnimationDuration)
    }
    #expect(seen == [0.25, 0, 0])
  }

  @Test("no view and no controller can be decoded from an archive")
  func decoding() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    #expect(UIView(coder: coder) == nil && UIWindow(coder: coder) == nil)
    #expect(UITableView(coder: coder) == nil && UITableViewCell(coder: coder) == nil)
    #expect(UIViewController(coder: coder) == nil && UITableViewController(coder: coder) == nil)
    #expect(
      UINavigationController(coder: coder) == nil && UISplitViewController(coder: coder) == nil)
  }
}
