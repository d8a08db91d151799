import Sync
import UIKit

/// Shows one window: an empty screen until the services are open, then the tabs.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var tabs: DemoTabs?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    // The kit's screens set no background color, and a window is black by default.
    window.backgroundColor = .systemBackground
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    Task { [weak self] in await self?.open(in: window) }
  }

  private func open(in window: UIWindow) async {
    do {
      let services = try await DemoServices.open()
      let tabs = try DemoTabs(services)
      if let name = UserDefaults.standard.string(forKey: "screen") { tabs.show(name) }
      window.rootViewController = tabs.controller
      self.tabs = tabs
      services.sync.follow()
    } catch {
      let alert = UIAlertController(
        title: "The App Cannot Start", message: "\(error)", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      window.rootViewController?.present(alert, animated: true)
    }
  }
}
