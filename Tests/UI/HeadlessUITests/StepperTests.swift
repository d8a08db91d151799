import HeadlessUI
import TestSupport
import Testing

@Suite("UIStepper")
@MainActor struct StepperTests {
  private let stepper = UIStepper()
  private let log = CallLog()

  init() {
    let log = log
    stepper.addAction(
      UIAction { log.write("\(($0.sender as? UIStepper)?.value ?? -1)") }, for: .valueChanged)
  }

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

  @Test("a maximum below the value lowers the value")
  func lowerMaximum() {
    stepper.value = 50
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
  }

  @Test("a minimum above the value raises the value")
  func higherMinimum() {
    stepper.minimumValue = 10
    #expect(stepper.value == 10)
  }

  @Test("a minimum above the maximum raises the maximum and the value")
  func minimumAboveMaximum() {
    stepper.minimumValue = 200
    #expect(stepper.maximumValue == 200)
    #expect(stepper.value == 200)
  }

  @Test("a maximum below the minimum lowers the minimum and the value")
  func maximumBelowMinimum() {
    stepper.maximumValue = -5
    #expect(stepper.minimumValue == -5)
    #expect(stepper.value == -5)
  }

  @Test("a disabled stepper accepts no tap")
  func disabled() {
    stepper.isEnabled = false
    #expect(!stepper.tapIncrement())
    #expect(stepper.value == 0)
  }
}
