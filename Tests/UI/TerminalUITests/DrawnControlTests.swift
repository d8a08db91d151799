import HeadlessUI
import Testing

@testable import TerminalUI

@Suite("Screen renderer: switch, segmented control and stepper")
@MainActor struct DrawnControlTests {
  private let publicSwitch = UISwitch(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  private let order = UISegmentedControl(items: ["Newest", "Oldest", "Title"])
  private let copies = UIStepper(frame: CGRect(x: 0, y: 88, width: 320, height: 44))
  private let window = UIWindow(size: CGSize(width: 640, height: 968))

  init() {
    publicSwitch.accessibilityLabel = "Public"
    order.frame = CGRect(x: 0, y: 44, width: 320, height: 44)
    order.selectedSegmentIndex = 0
    let root = UIViewController()
    for control in [publicSwitch, order, copies] { root.view.addSubview(control) }
    window.rootViewController = root
    window.makeKeyAndVisible()
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

  @Test("the name of a switch is not drawn if a label in the same superview shows the name")
  func labelled() {
    let label = UILabel(frame: CGRect(x: 0, y: 132, width: 320, height: 44))
    label.text = "Public"
    publicSwitch.superview?.addSubview(label)
    #expect(lines[0] == "[ ]")
  }
}
