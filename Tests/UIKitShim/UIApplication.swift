// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the iOS app on Linux. See README.md in this folder.

import Foundation

@MainActor open class UIApplication: UIResponder {}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

@MainActor open class UIScene: UIResponder {
  open class ConnectionOptions: NSObject {}
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  open var role: UISceneSession.Role { declaredOnly() }
}

@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) { declaredOnly() }
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

@MainActor open class UIWindowScene: UIScene {}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) { declaredOnly() }
}

@MainActor open class UITabBarItem: NSObject {
  open var title: String?
}

@MainActor open class UITabBarController: UIViewController {
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    declaredOnly()
  }
  open var selectedIndex: Int = 0
}

extension UIViewController {
  public var tabBarItem: UITabBarItem! {
    get { declaredOnly() }
    set { declaredOnly() }
  }
}
