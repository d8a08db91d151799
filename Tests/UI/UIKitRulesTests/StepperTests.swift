import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: Apple, `UIStepper`, `stepValue`.
/// https://developer.apple.com/documentation/uikit/uistepper
/// https://developer.apple.com/documentation/uikit/uistepper/stepvalue
@Suite("UIStepper")
@MainActor struct StepperTests {
  private let stepper = UIStepper()
  private let log = CallLog()

  init() {
    let log = log
    stepper.addAction(
      UIAction { log.write("\(($0.sender as? UIStepper)?.value ?? -1)") }, for: .valueChanged)
  }

  @Test("a new stepper has UIKit's defaults")
  func defaults() {
    #expect(stepper.value == 0)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(!stepper.wraps)
  }

  /// Source: observed behavior, not documented.
  @Test("a value outside the limits becomes the nearest limit", arguments: [(-1, 0), (101, 100)])
  func clamped(value: Double, result: Double) {
    stepper.value = value
    #expect(stepper.value == result)
  }

  /// Source: observed behavior, not documented.
  @Test("setting a stepper's value in code sends no event")
  func code() {
    stepper.value = 5
    #expect(log.take() == [])
  }

  #if !canImport(UIKit)  // UIKit raises an exception.
    @Test("a step value of zero or less raises an exception", .countsWarnings, arguments: [0, -1])
    func noStep(step: Double) {
      stepper.stepValue = step
      #expect(takeExceptions() == ["stepValue must be greater than 0"])
      #expect(stepper.stepValue == 1)
    }
  #endif
}
