// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// This file replaces the module UIKit on Linux. It exports HeadlessUI, and declares what else the
// app in `Sources/DemoApp` uses. The code never runs, because `Tests/Scripts/copies-compile` only
// type-checks the app with it. The file belongs to no target.

@_exported public import HeadlessUI

@MainActor open class UIApplication: UIResponder {}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions {}
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UISceneSession {
  public struct Role: Hashable, Sendable {}
  open var role: Role { declaredOnly() }
}

@MainActor open class UISceneConfiguration {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  open var delegateClass: AnyClass?
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}

public struct UIColor: Sendable {
  public static let systemBackground = UIColor()
}

extension UIView {
  public var backgroundColor: UIColor? {
    get { declaredOnly() }
    set { declaredOnly() }
  }
}

@MainActor open class UITabBarItem {
  open var title: String?
}

@MainActor open class UITabBarController: UIViewController {
  open var selectedIndex = 0
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}

extension UIViewController {
  public var tabBarItem: UITabBarItem! {
    get { declaredOnly() }
    set { declaredOnly() }
  }
}

private func declaredOnly() -> Never { fatalError("This is only a declaration.") }
