import HeadlessUI
import Testing

@Suite("UISwitch")
@MainActor struct SwitchTests {
  private let control = UISwitch()
  private let log = CallLog()

  init() {
    let log = log
    control.addAction(UIAction { _ in log.write("changed") }, for: .valueChanged)
  }

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
    let root = UIViewController()
    let window = makeWindow(root)
    root.view.addSubview(control)
    window.displayIfNeeded()
    var displays = 0
    let observation = window.addDisplayObserver { displays += 1 }
    control.isOn = true
    window.displayIfNeeded()
    #expect(displays == 1)
    withExtendedLifetime(observation) {}
  }
}
