// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the iOS app on Linux. See README.md in this folder.

import Foundation

@MainActor open class UIApplication: UIResponder {}

/// The requirement is optional in Objective-C, so it has a default here.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    declaredOnly()
  }
}

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {}
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

/// The requirement is optional in Objective-C, so it has a default here.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    declaredOnly()
  }
}

/// The requirement is optional in Objective-C, so it has a default here.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { declaredOnly() }
    set { declaredOnly() }
  }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UITabBarItem: UIBarItem {}

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
