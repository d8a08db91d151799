import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: UIKit's warnings and exceptions in public reports.
@Suite("UIViewController: refused presentations", .countsWarnings)
@MainActor struct PresentationRefusalTests {
  private let root = LoggingController("root", CallLog())
  private let modal = LoggingController("modal", CallLog())
  private let window: UIWindow

  init() async {
    window = makeWindow(root)
    await settle(window)
  }

  @Test(
    "a second presentation by the same controller warns and presents nothing",
    .bug("https://github.com/xxxAIRINxxx/SwAlert/issues/3"))
  func twice() async {
    root.present(modal, animated: false)
    root.present(
      UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
    await settle(window)
    expectWarnings(
      """
      Attempt to present <UIAlertController> on <LoggingController> (from <LoggingController>) \
      which is already presenting <LoggingController>.
      """)
    #expect(root.presentedViewController === modal)
  }

  @Test(
    "a presentation by a controller outside a window warns and presents nothing",
    .bug("https://github.com/fouquet/RFAboutView/issues/8"))
  func notInWindow() {
    let root = UIViewController()
    root.present(UIViewController(), animated: false)
    expectWarnings(
      """
      Attempt to present <UIViewController> on <UIViewController> (from <UIViewController>) whose \
      view is not in the window hierarchy.
      """)
    #expect(root.presentedViewController == nil)
  }

  /// On iOS 16, UIKit logs a warning, and the navigation controller presents instead.
  ///
  /// Source: observed behavior, not documented.
  @Test(
    "presenting below the top of a stack warns, and the navigation controller presents instead")
  func detached() async {
    let buried = UIViewController()
    let navigation = UINavigationController(rootViewController: buried)
    let window = makeWindow(navigation)
    await settle(window)
    navigation.pushViewController(UIViewController(), animated: false)
    await settle(window)
    let modal = UIViewController()
    await present(modal, on: buried, in: window)
    expectWarnings(containing: ["from detached view controller"])
    #expect(navigation.presentedViewController === modal)
    #expect(modal.presentingViewController === navigation)
  }

  #if !canImport(UIKit)  // UIKit raises an exception.
    @Test(
      "presenting a child, the presenter itself or a presented controller raises an exception",
      .bug("https://github.com/sberrevoets/SDCAlertView/issues/65"))
    func active() async {
      let child = UIViewController()
      root.addChild(child)
      root.present(child, animated: false)
      root.present(root, animated: false)
      root.present(modal, animated: false)
      modal.present(modal, animated: false)
      let other = UIViewController()
      modal.present(other, animated: false)
      root.present(other, animated: false)
      expectExceptions(
        """
        Application tried to present modally a view controller <UIViewController> that has a \
        parent view controller <LoggingController>.
        """,
        """
        Application tried to present modal view controller on itself. Presenting controller is \
        <LoggingController>.
        """,
        """
        Application tried to present modal view controller on itself. Presenting controller is \
        <LoggingController>.
        """,
        """
        Application tried to present modally a view controller <UIViewController> that is \
        already being presented by <LoggingController>.
        """)
    }
  #endif

  /// Source: observed behavior, not documented.
  @Test("a dismissal during a presentation or during another dismissal warns and has no effect")
  func dismissedTooEarly() async {
    root.present(modal, animated: true)
    #expect(modal.isBeingPresented)
    root.dismiss(animated: true)
    expectWarnings(containing: ["Attempt to dismiss from view controller"])
    await settle(window)
    #expect(!modal.isBeingPresented && root.presentedViewController === modal)
    root.dismiss(animated: true)
    root.dismiss(animated: true)
    expectWarnings(containing: ["Attempt to dismiss from view controller"])
    await settle(window)
    #expect(root.presentedViewController == nil)
  }
}
