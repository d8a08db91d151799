import HeadlessUI

/// Returns a visible window with a root controller.
@MainActor func makeWindow(
  _ root: UIViewController = UIViewController(), size: CGSize = CGSize(width: 390, height: 844)
) -> UIWindow {
  let window = UIWindow(size: size)
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}

/// Displays the window, and returns how many displays the change causes.
@MainActor func countDisplays(of window: UIWindow, after change: () -> Void) -> Int {
  window.displayIfNeeded()
  var displays = 0
  let observation = window.addDisplayObserver { displays += 1 }
  change()
  window.displayIfNeeded()
  observation.cancel()
  return displays
}

/// Returns a visible window that contains the view.
@MainActor func makeWindow(containing view: UIView) -> UIWindow {
  let window = makeWindow()
  window.rootViewController?.view.addSubview(view)
  return window
}
