import HeadlessUI
import Pilot
import Testing

@Suite("ScreenPilot: switch, segmented control and stepper")
@MainActor struct PilotControlTests {
  private let publicSwitch = UISwitch()
  private let order = UISegmentedControl(items: ["Newest", "Oldest"])
  private let copies = UIStepper()
  private let pilot: ScreenPilot

  init() {
    publicSwitch.accessibilityLabel = "Public"
    order.accessibilityLabel = "Order"
    copies.accessibilityIdentifier = "copies"
    let root = UIViewController()
    for control in [publicSwitch, order, copies] { root.view.addSubview(control) }
    let window = UIWindow(size: CGSize(width: 320, height: 480))
    window.rootViewController = root
    window.makeKeyAndVisible()
    pilot = ScreenPilot(window)
  }

  @Test("`tap(_:)` toggles the switch with the given accessibility label")
  func taps() throws {
    try pilot.tap("Public")
    #expect(publicSwitch.isOn)
  }

  @Test("`chooseSegment(_:)` selects the segment with the given title")
  func chooses() throws {
    try pilot.chooseSegment("Oldest")
    #expect(order.selectedSegmentIndex == 1)
  }

  @Test("`stepUp(_:)` and `stepDown(_:)` change the value by one step")
  func steps() throws {
    try pilot.stepUp("copies")
    try pilot.stepUp("copies")
    try pilot.stepDown("copies")
    #expect(copies.value == 1)
  }

  @Test("`value(of:)` returns the value that the control displays")
  func values() throws {
    let unselected = try pilot.value(of: "Order")
    #expect(unselected == "")
    order.selectedSegmentIndex = 0
    copies.value = 2
    let values = try ["Public", "Order", "copies"].map { try pilot.value(of: $0) }
    #expect(values == ["off", "Newest", "2"])
  }

  @Test("an error names a missing control and lists the controls of the screen")
  func missing() {
    let error = #expect(throws: PilotError.self) { try pilot.stepUp("Public") }
    #expect(error?.complaint == "There is no stepper “Public”.")
    #expect(error?.screen.contains("controls: “Public: off”, “Order: ”, “?: 0”") == true)
    #expect(throws: PilotError.self) { try pilot.chooseSegment("Title") }
    #expect(throws: PilotError.self) { try pilot.value(of: "Title") }
  }

  @Test("a disabled segmented control or switch, or a stepper at its limit, causes an error")
  func disabled() {
    order.isEnabled = false
    publicSwitch.isEnabled = false
    #expect(throws: PilotError.self) { try pilot.chooseSegment("Oldest") }
    #expect(throws: PilotError.self) { try pilot.tap("Public") }
    #expect(throws: PilotError.self) { try pilot.stepDown("copies") }
  }
}
