import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)
@Suite("UISwitch")
@MainActor struct SwitchTests {
  private let control = UISwitch()
  private let log: CallLog

  init() { log = CallLog(changesOf: control) }

  @Test("a new switch is off")
  func initial() {
    #expect(!control.isOn)
  }

  @Test("setting a switch in code sends no event")
  func code() {
    control.isOn = true
    #expect(control.isOn)
    #expect(log.take() == [])
  }
}

/// Source: https://developer.apple.com/documentation/uikit/uisegmentedcontrol/selectedsegmentindex
@Suite("Segmented control")
@MainActor struct SegmentedControlTests {
  private let control = UISegmentedControl(items: ["All", "Open", "Done"])
  private let log: CallLog

  init() { log = CallLog(changesOf: control) }

  private var titles: [String?] { (0..<control.numberOfSegments).map(control.titleForSegment) }

  @Test("a new segmented control has the given titles and no selected segment")
  func initial() {
    #expect(titles == ["All", "Open", "Done"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
  }

  @Test("a control without items has no segments")
  func empty() {
    #expect(UISegmentedControl(items: nil).numberOfSegments == 0)
  }

  /// Source: observed behavior, not documented.
  @Test("setting the selected index in code sends no event")
  func code() {
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.take() == [])
  }

  @Test("setting the selected index to -1 removes the selection")
  func noSelection() {
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = -1
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}

/// Source: https://developer.apple.com/documentation/uikit/uistepper
/// https://developer.apple.com/documentation/uikit/uistepper/stepvalue
@Suite("UIStepper")
@MainActor struct StepperTests {
  private let stepper = UIStepper()
  private let log: CallLog

  init() { log = CallLog(changesOf: stepper) { "\($0.value)" } }

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
      expectExceptions("stepValue must be greater than 0")
      #expect(stepper.stepValue == 1)
    }
  #endif
}

/// Source: https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()
/// https://developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol
@Suite("UIRefreshControl")
@MainActor struct RefreshControlTests {
  private let control = UIRefreshControl()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log: CallLog

  init() {
    log = CallLog(changesOf: control)
    scrollView.refreshControl = control
  }

  @Test("a refresh that began in code lasts until `endRefreshing()`")
  func ends() {
    control.beginRefreshing()
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  /// Source: observed behavior, not documented.
  @Test("`beginRefreshing()` sends no event")
  func begins() {
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(log.take().isEmpty)
  }

  @Test("a new refresh control replaces the old refresh control")
  func replaced() {
    let other = UIRefreshControl()
    scrollView.refreshControl = other
    #expect(control.superview == nil && other.superview === scrollView)
    scrollView.refreshControl = nil
    #expect(other.superview == nil)
  }
}
