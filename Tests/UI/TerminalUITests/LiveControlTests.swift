import HeadlessUI
import Testing

@testable import TerminalUI

@Suite("Live screen: switch, segmented control and stepper")
@MainActor struct LiveControlTests {
  private let publicSwitch = UISwitch(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let order = UISegmentedControl(items: ["Newest", "Oldest", "Title"])
  private let copies = UIStepper(frame: CGRect(x: 0, y: 88, width: 320, height: 44))
  private let window = UIWindow(size: CGSize(width: 640, height: 968))
  private let screen: LiveScreen

  init() {
    publicSwitch.accessibilityLabel = "Public"
    order.frame = CGRect(x: 0, y: 44, width: 320, height: 44)
    order.selectedSegmentIndex = 0
    let root = UIViewController()
    for control in [publicSwitch, order, copies] { root.view.addSubview(control) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    screen = LiveScreen(window)
  }

  private func press(_ keys: Key...) {
    for key in keys {
      screen.press(key)
      _ = screen.frame(of: .standard)
    }
  }

  /// The lines of the three controls, as a script prints them.
  private var lines: [String] {
    let lines = ScreenRenderer(size: .standard).render(window).lines.prefix(3)
    return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test("each control is drawn on one line")
  func drawn() {
    #expect(lines == ["[ ] Public", "● Newest  ○ Oldest  ○ Title", "(−) 0 [+]"])
  }

  @Test("a changed value changes the drawing")
  func changed() {
    publicSwitch.isOn = true
    order.selectedSegmentIndex = UISegmentedControl.noSegment
    copies.value = 2
    #expect(lines == ["[✓] Public", "○ Newest  ○ Oldest  ○ Title", "[−] 2 [+]"])
  }

  @Test("a disabled switch is drawn in parentheses")
  func disabled() {
    publicSwitch.isEnabled = false
    #expect(lines[0] == "( ) Public")
  }

  @Test("the name of a switch is not drawn again if a label beside the switch shows the name")
  func labelled() {
    let label = UILabel(frame: CGRect(x: 0, y: 132, width: 320, height: 44))
    label.text = "Public"
    publicSwitch.superview?.addSubview(label)
    #expect(lines[0] == "[ ]")
  }

  @Test("Return and the space bar change the focused switch, which keeps the focus")
  func pressSwitch() {
    press(.tab, .return)
    #expect(publicSwitch.isOn)
    press(.character(" "))
    #expect(!publicSwitch.isOn)
  }

  @Test("the arrow keys turn the focused switch on and off")
  func arrowsInSwitch() {
    press(.tab, .right, .right)
    #expect(publicSwitch.isOn)
    press(.left)
    #expect(!publicSwitch.isOn)
  }

  @Test("the arrow keys choose the next segment and stop at the last")
  func arrowsInSegments() {
    press(.tab, .tab, .right, .right, .right)
    #expect(order.selectedSegmentIndex == 2)
    press(.left)
    #expect(order.selectedSegmentIndex == 1)
  }

  @Test("Return chooses the next segment, and after the last segment the first")
  func returnInSegments() {
    press(.tab, .tab, .return, .return, .return)
    #expect(order.selectedSegmentIndex == 0)
  }

  @Test("a disabled segment is skipped")
  func disabledSegment() {
    order.setEnabled(false, forSegmentAt: 1)
    press(.tab, .tab, .right)
    #expect(order.selectedSegmentIndex == 2)
  }

  @Test("the arrow keys step the focused stepper")
  func arrowsInStepper() {
    press(.tab, .tab, .tab, .right, .right, .left)
    #expect(copies.value == 1)
  }

  @Test("the hint line names the arrow keys and the focused control")
  func hint() {
    press(.tab)
    #expect(screen.hints(columns: 80).first.map { [$0.key, $0.title] } == ["←→", "Public"])
  }
}
