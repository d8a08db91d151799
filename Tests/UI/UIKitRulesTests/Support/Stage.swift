import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
  import TestSupport
#endif

// Helpers that UIKit's API does not contain. Most of them have one implementation for UIKit and one
// for HeadlessUI. `settle` waits for the end of the transitions on UIKit, and ends them itself on
// HeadlessUI.

#if canImport(UIKit)

  /// Returns a visible window whose root controller has a safe area as large as its view.
  ///
  /// A package's tests have no app, so there may be no scene. Then the window has no scene either.
  @MainActor func makeWindow(
    _ root: UIViewController = UIViewController(), size: CGSize = CGSize(width: 390, height: 844)
  ) -> UIWindow {
    let scene = runningApplication?.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    let window = scene.map(UIWindow.init(windowScene:)) ?? UIWindow()
    window.frame = CGRect(origin: .zero, size: size)
    window.layer.speed = 20  // Animations take a twentieth of their time.
    window.rootViewController = root
    window.makeKeyAndVisible()
    let covered = window.safeAreaInsets
    root.additionalSafeAreaInsets = UIEdgeInsets(
      top: -covered.top, left: -covered.left, bottom: -covered.bottom, right: -covered.right)
    return window
  }

  /// The application, or nil in a process without an application, in which
  /// `UIApplication.shared` is not valid.
  @MainActor private var runningApplication: UIApplication? {
    let shared = NSSelectorFromString("sharedApplication")
    return UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication
  }

  /// Waits until the window shows its controllers and runs no transition, for at most 5 seconds.
  @MainActor func settle(
    _ window: UIWindow, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for turn in 0..<250 {
      window.layoutIfNeeded()
      try? await ContinuousClock().sleep(for: .milliseconds(20))
      if turn > 1, !isTransitioning(window) { return }
    }
    Issue.record("A transition runs for more than 5 seconds.", sourceLocation: sourceLocation)
  }

  @MainActor private func isTransitioning(_ window: UIWindow) -> Bool {
    guard let root = window.rootViewController else { return false }
    return sequence(first: root, next: \.presentedViewController).contains {
      $0.transitionCoordinator != nil || $0.isBeingPresented || $0.isBeingDismissed
    }
  }

  /// Sends the actions of a tap, and returns whether the control accepts touches.
  @MainActor @discardableResult func tap(_ control: UIControl) -> Bool {
    guard control.isEnabled, !control.isHidden, control.isUserInteractionEnabled else {
      return false
    }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  /// Performs the action of a bar button, and returns whether the button is enabled.
  @MainActor @discardableResult func tap(_ item: UIBarButtonItem) -> Bool {
    guard item.isEnabled else { return false }
    if let action = item.primaryAction {
      action.performWithSender(item, target: nil)
    } else if let action = item.action {
      _ = item.target?.perform(action, with: item)
    }
    return true
  }

  /// A trait without an effect, because UIKit's warnings go to the system's log.
  struct CountsWarnings: SuiteTrait, TestTrait {
    let isRecursive = true
  }

  // A test cannot read UIKit's warnings.
  func expectWarnings(_ messages: String...) {}
  func expectWarnings(containing parts: [String]) {}

#else

  /// Returns a visible window with a root controller.
  @MainActor func makeWindow(
    _ root: UIViewController = UIViewController(), size: CGSize = CGSize(width: 390, height: 844)
  ) -> UIWindow {
    let window = UIWindow(size: size)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// Lays out the window and ends its transitions, including those that begin meanwhile.
  @MainActor func settle(_ window: UIWindow) async { window.settle() }

  /// Taps a control, and returns whether the control accepts touches.
  @MainActor @discardableResult func tap(_ control: UIControl) -> Bool { control.tap() }

  /// Taps a bar button, and returns whether the button is enabled.
  @MainActor @discardableResult func tap(_ item: UIBarButtonItem) -> Bool { item.tap() }

  /// Records the warnings and exceptions of each test. If one is left at the end, the test fails.
  typealias CountsWarnings = RecordsViolations

  /// Expects exactly these warnings, and no exception, since the last check.
  func expectWarnings(_ messages: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let expected = messages.map { Violation(.warning, $0) }
    #expect(takeViolations() == expected, sourceLocation: sourceLocation)
  }

  /// Expects one warning for each text, in this order. Each warning contains its text.
  func expectWarnings(
    containing parts: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = takeViolations()
    #expect(found.map(\.severity) == parts.map { _ in .warning }, sourceLocation: sourceLocation)
    for (warning, part) in zip(found, parts) {
      #expect(warning.message.contains(part), sourceLocation: sourceLocation)
    }
  }

  /// Returns the texts of the exceptions since the last check, and expects no warning.
  ///
  /// UIKit has no such function, because its first exception ends the process.
  func takeExceptions(sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    let found = takeViolations()
    let warnings = found.filter { $0.severity == .warning }
    #expect(warnings.isEmpty, sourceLocation: sourceLocation)
    return found.map(\.message)
  }

  /// Expects exceptions with these texts, and no warning, since the last check.
  func expectExceptions(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(takeExceptions() == texts, sourceLocation: sourceLocation)
  }

  /// Expects that an ended process printed the text of UIKit's exception.
  func expectException(
    _ text: String, in ended: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let printed = String(decoding: ended?.standardErrorContent ?? [], as: UTF8.self)
    #expect(printed.contains(text), sourceLocation: sourceLocation)
  }

#endif

extension Trait where Self == CountsWarnings {
  /// A trait that lets a test count UIKit's warnings, which is possible only on HeadlessUI.
  static var countsWarnings: CountsWarnings { CountsWarnings() }
}

/// Presents a controller without animation, and waits for the end of the presentation.
@MainActor func present(
  _ modal: UIViewController, on presenter: UIViewController, in window: UIWindow
) async {
  presenter.present(modal, animated: false)
  await settle(window)
}

/// Dismisses the controller's presented controllers without animation, and waits for the end.
@MainActor func dismiss(from presenter: UIViewController, in window: UIWindow) async {
  presenter.dismiss(animated: false)
  await settle(window)
}

/// The first responder among the view and its subviews.
@MainActor func firstResponder(in view: UIView) -> UIView? {
  if view.isFirstResponder { return view }
  return view.subviews.lazy.compactMap(firstResponder(in:)).first
}
