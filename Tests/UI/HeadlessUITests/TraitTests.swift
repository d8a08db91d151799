import HeadlessUI
import TestSupport
import Testing

@Suite("HeadlessUI: the traits of a window")
@MainActor struct TraitTests {
  private let root = SizeClassController()
  private let window: UIWindow

  init() { window = makeWindow(root) }

  @Test("the window's width determines the horizontal size class")
  func sizeClass() {
    #expect(root.view.traitCollection.horizontalSizeClass == .compact)
    window.frame.size.width = 844
    #expect(root.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("the traits of a view outside a window are unspecified")
  func outside() {
    let traits = UIView().traitCollection
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test("a window has a light appearance and the text size `.large`")
  func defaults() {
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(root.traitCollection.preferredContentSizeCategory == .large)
  }
}

@Suite("HeadlessUI: trait changes and the display")
@MainActor struct TraitChangeTests {
  private let root = SizeClassController()
  private let window: UIWindow

  init() {
    window = makeWindow(root)
    window.displayIfNeeded()
  }

  @Test("if the window gets wider, the handler of the size class is called at the next layout")
  func resized() {
    window.frame.size.width = 1_024
    #expect(root.changes.isEmpty)
    window.layoutIfNeeded()
    #expect(root.changes.map(\.from) == [.compact])
    #expect(root.changes.map(\.to) == [.regular])
    window.frame.size.width = 390
    window.frame.size.width = 1_024
    window.layoutIfNeeded()
    #expect(root.changes.count == 1)
  }

  @Test("changing a trait override redraws the window once")
  func display() {
    #expect(countDisplays(of: window) { root.traitOverrides.horizontalSizeClass = .regular } == 1)
    #expect(root.changes.count == 1)
  }

  @Test("no handler is called when a view that was laid out enters its first window")
  func firstWindow() {
    var calls = 0
    let view = UIView()
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in calls += 1 }
    view.layoutIfNeeded()
    root.view.addSubview(view)
    window.layoutIfNeeded()
    #expect(calls == 0)
  }

  @Test("a handler that uses its parameter does not retain the controller", .tags(.memory))
  func freed() async {
    await expectFreed {
      let controller = SizeClassController()
      let window = makeWindow(controller)
      window.frame.size.width = 1_024
      window.layoutIfNeeded()
      return controller
    }
  }
}
