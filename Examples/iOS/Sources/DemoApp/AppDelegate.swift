public import UIKit

/// The application delegate. The Xcode project's `main.swift` starts the app with this class.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Uses ``SceneDelegate`` for each window.
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
