import HeadlessUI
import TestSupport
import Testing

@Suite("UIAlertController")
@MainActor struct AlertTests {
  private func makeAlert() -> (alert: UIAlertController, root: UIViewController, window: UIWindow) {
    let root = UIViewController()
    let window = makeWindow(root)
    return (UIAlertController(title: "Add", message: nil, preferredStyle: .alert), root, window)
  }

  /// UIKit dismisses the alert before it calls the handler.
  @Test("a tap on an action dismisses the alert, then calls the action's handler")
  func tap() {
    let (alert, root, window) = makeAlert()
    var presentedWhenCalled: UIViewController? = root
    let save = UIAlertAction(title: "Save", style: .default) { action in
      presentedWhenCalled = root.presentedViewController
      #expect(action.title == "Save")
    }
    alert.addAction(save)
    root.present(alert, animated: false)
    #expect(alert.tap(save))
    #expect(presentedWhenCalled === root)
    window.finishTransitions()
    #expect(presentedWhenCalled == nil)
    #expect(!alert.tap(save))
    withExtendedLifetime(window) {}
  }

  @Test("`tap(_:)` fails for a disabled action, for another alert's action and during a transition")
  func noTouch() {
    let (alert, root, window) = makeAlert()
    let save = UIAlertAction(title: "Save", style: .default)
    alert.addAction(save)
    #expect(!alert.tap(save))
    window.holdsTransitions = true
    root.present(alert, animated: true)
    #expect(!alert.tap(save))
    window.finishTransitions()
    #expect(!alert.tap(UIAlertAction(title: "Save", style: .default)))
    save.isEnabled = false
    #expect(!alert.tap(save))
    save.isEnabled = true
    #expect(alert.tap(save))
    #expect(!alert.tap(save))
  }
}
