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
