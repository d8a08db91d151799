import HeadlessUI
import TestSupport
import Testing

@Suite("UIAlertController")
@MainActor struct AlertTests {
  private let alert = UIAlertController(title: "Add", message: nil, preferredStyle: .alert)
  private let root = UIViewController()
  private let window: UIWindow

  init() { window = makeWindow(root) }

  @Test("a tap on an action dismisses the alert, then calls the action's handler")
  func tap() {
    var presentedWhenCalled: UIViewController? = root
    let save = UIAlertAction(title: "Save", style: .default) { [root] action in
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
  }

  @Test("`tap(_:)` fails for a disabled action, for another alert's action and during a transition")
  func noTouch() {
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
