import HeadlessUI
import Testing

@Suite("UISwitch")
@MainActor struct SwitchTests {
  private let control = UISwitch()
  private let log: CallLog

  init() { log = CallLog(changesOf: control) }

  @Test("a tap changes the state and sends `.valueChanged`")
  func tapped() {
    #expect(control.tap())
    #expect(control.isOn)
    #expect(log.take() == ["changed"])
  }

  @Test("a tap also sends `.primaryActionTriggered`")
  func primaryAction() {
    control.addAction(UIAction { [log] _ in log.write("primary") }, for: .primaryActionTriggered)
    control.tap()
    #expect(log.take() == ["changed", "primary"])
  }

  @Test("an action for `.valueChanged` reads the new state")
  func order() {
    var states: [Bool] = []
    control.addAction(
      UIAction { action in states.append((action.sender as? UISwitch)?.isOn ?? false) },
      for: .valueChanged)
    control.tap()
    control.tap()
    #expect(states == [true, false])
  }

  @Test("a disabled switch accepts no tap")
  func disabled() {
    control.isEnabled = false
    #expect(!control.tap())
    #expect(!control.isOn)
  }

  @Test("a change of the state causes one display")
  func display() {
    let window = makeWindow(containing: control)
    #expect(countDisplays(of: window) { control.isOn = true } == 1)
  }
}

@Suite("Segmented control")
@MainActor struct SegmentedControlTests {
  private let control = UISegmentedControl(items: ["All", "Open", "Done"])
  private let log: CallLog

  init() { log = CallLog(changesOf: control) }

  @Test("selecting an index without a segment changes nothing", arguments: [3, -2])
  func outside(index: Int) {
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = index
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("a tap selects the segment and sends `.valueChanged`")
  func tapped() {
    #expect(control.tapSegment(at: 2))
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.take() == ["changed"])
  }

  @Test("a tap on the selected segment sends no event")
  func again() {
    control.selectedSegmentIndex = 0
    #expect(control.tapSegment(at: 0))
    #expect(log.take() == [])
  }

  @Test("a disabled control accepts no tap")
  func disabled() {
    control.isEnabled = false
    #expect(!control.tapSegment(at: 1))
  }

  @Test(
    "`titleForSegment(at:)` with an invalid index returns the nearest segment's title",
    arguments: [(-1, "All"), (9, "Done")])
  func nearest(index: Int, title: String) {
    #expect(control.titleForSegment(at: index) == title)
  }
}

@Suite("UIStepper")
@MainActor struct StepperTests {
  private let stepper = UIStepper()
  private let log: CallLog

  init() { log = CallLog(changesOf: stepper) { "\($0.value)" } }

  @Test("a tap on a stepper's button changes the value by one step and sends `.valueChanged`")
  func steps() {
    stepper.stepValue = 0.5
    stepper.tapIncrement()
    stepper.tapIncrement()
    stepper.tapDecrement()
    #expect(log.take() == ["0.5", "1.0", "0.5"])
  }

  @Test("a step that would pass the maximum ends at the maximum")
  func pastMaximum() {
    stepper.value = 99
    stepper.stepValue = 2
    #expect(stepper.tapIncrement())
    #expect(stepper.value == 100)
  }

  @Test("at a limit the button is disabled and sends no event")
  func atLimit() {
    #expect(!stepper.tapDecrement())
    #expect(log.take() == [])
  }

  @Test("a stepper that wraps continues at the other limit")
  func wraps() {
    stepper.wraps = true
    stepper.tapDecrement()
    stepper.tapIncrement()
    #expect(log.take() == ["100.0", "0.0"])
  }

  @Test("a stepper that wraps reaches the limit before it wraps")
  func wrapsAfterLimit() {
    stepper.wraps = true
    stepper.value = 99
    stepper.tapIncrement()
    #expect(log.take() == ["100.0"])
  }

  @Test(
    "a new maximum lowers a greater value and a greater minimum to this maximum",
    arguments: [(value: 50.0, maximum: 10.0, minimum: 0.0), (0, -5, -5)])
  func lowerMaximum(value: Double, maximum: Double, minimum: Double) {
    stepper.value = value
    stepper.maximumValue = maximum
    #expect(stepper.value == maximum)
    #expect(stepper.minimumValue == minimum)
  }

  @Test(
    "a new minimum raises a smaller value and a smaller maximum to this minimum",
    arguments: [(minimum: 10.0, maximum: 100.0), (200, 200)])
  func higherMinimum(minimum: Double, maximum: Double) {
    stepper.minimumValue = minimum
    #expect(stepper.value == minimum)
    #expect(stepper.maximumValue == maximum)
  }

  @Test("a disabled stepper accepts no tap")
  func disabled() {
    stepper.isEnabled = false
    #expect(!stepper.tapIncrement())
    #expect(stepper.value == 0)
  }
}
