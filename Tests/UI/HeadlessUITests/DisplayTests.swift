import HeadlessUI
import TestSupport
import Testing

/// A change after which the window must be drawn again.
private struct VisibleChange: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let change: @MainActor @Sendable (UIWindow, UIViewController) -> Void
}

@Suite("UIWindow: display")
@MainActor struct DisplayTests {
  @Test("a change of a view, a bar item or the safe area causes a display", arguments: changes)
  private func reported(_ change: VisibleChange) async {
    let root = UIViewController()
    let window = makeWindow(root)
    #expect(countDisplays(of: window) {} == 0)
    #expect(countDisplays(of: window) { change.change(window, root) } == 1)
  }

  nonisolated private static let changes: [VisibleChange] = [
    .init(testDescription: "a subview") { _, root in root.view.addSubview(UIView()) },
    .init(testDescription: "a frame") { _, root in root.view.frame.origin.x = 1 },
    .init(testDescription: "hidden") { _, root in root.view.isHidden = true },
    .init(testDescription: "alpha") { _, root in root.view.alpha = 0.5 },
    .init(testDescription: "a label for the ear") { $1.view.accessibilityLabel = "List" },
    .init(testDescription: "a layout") { _, root in root.view.setNeedsLayout() },
    .init(testDescription: "the title") { _, root in root.navigationItem.title = "New" },
    .init(testDescription: "a bar button") { _, root in
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add")
    },
    .init(testDescription: "a presented controller") { _, root in
      root.present(UIViewController(), animated: false)
    },
    .init(testDescription: "a back button") { $1.navigationItem.backButtonTitle = "All" },
    .init(testDescription: "no back button") { $1.navigationItem.hidesBackButton = true },
    .init(testDescription: "the safe area") { window, _ in window.safeArea.top = 9 },
  ]

  @Test("a change of a label, a field or an alert causes a display", arguments: 0..<9)
  func reported(number: Int) {
    let root = UIViewController()
    let window = makeWindow(root)
    let (label, field) = (UILabel(), UITextField())
    let alert = UIAlertController(title: "Old", message: nil, preferredStyle: .alert)
    root.view.addSubview(label)
    root.view.addSubview(field)
    root.present(alert, animated: false)
    let displays = countDisplays(of: window) {
      switch number {
      case 0: label.text = "New"
      case 1: label.textAlignment = .center
      case 2: label.numberOfLines = 0
      case 3: label.isEnabled = false
      case 4: field.text = "New"
      case 5: field.placeholder = "New"
      case 6: field.isEnabled = false
      case 7: alert.message = "New"
      default: alert.addAction(UIAlertAction(title: "New", style: .default))
      }
    }
    #expect(displays == 1)
  }

  @Test("several changes cause one display, on the main actor's next turn")
  func coalesced() async {
    let root = UIViewController()
    let window = makeWindow(root)
    window.displayIfNeeded()
    var displays = 0
    let observation = window.addDisplayObserver { displays += 1 }
    for number in 0..<10 { root.view.alpha = CGFloat(number) / 10 }
    #expect(displays == 0)
    await window.nextDisplay()
    #expect(displays == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("the layout runs before the display observers, so a reloaded table has its cells")
  func laysOut() {
    let list = ShownTable([["a"]])
    list.source.sections = [["b"]]
    list.table.reloadData()
    var asked: [IndexPath] = []
    let observation = list.window.addDisplayObserver { asked = list.source.takeAsked() }
    list.window.displayIfNeeded()
    #expect(asked == [[0, 0]])
    withExtendedLifetime(observation) {}
  }

  @Test("cancelling or releasing an observation ends the observer's calls")
  func observationEnds() {
    let window = makeWindow()
    window.displayIfNeeded()
    var displays = 0
    let cancelled = window.addDisplayObserver { displays += 1 }
    _ = window.addDisplayObserver { displays += 1 }
    cancelled.cancel()
    cancelled.cancel()
    window.alpha = 0.5
    window.displayIfNeeded()
    #expect(displays == 0)
  }

  @Test("`nextDisplay()` returns when the task is cancelled")
  func cancelled() async {
    let window = makeWindow()
    window.displayIfNeeded()
    let waiting = Task { await window.nextDisplay() }
    await Task.yield()
    waiting.cancel()
    await waiting.value
  }

  @Test("first responder observers are called only when the first responder changes")
  func firstResponder() {
    let root = UIViewController()
    let window = makeWindow(root)
    let field = UITextField()
    root.view.addSubview(field)
    var changes: [Bool] = []
    let observation = window.addFirstResponderObserver {
      changes.append(window.firstResponder != nil)
    }
    field.becomeFirstResponder()
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(changes == [true, false])
    withExtendedLifetime(observation) {}
  }
}
