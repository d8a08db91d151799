import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: Apple, `setOn(_:animated:)`.
/// https://developer.apple.com/documentation/uikit/uiswitch/seton(_:animated:)
@Suite("UISwitch")
@MainActor struct SwitchTests {
  private let control = UISwitch()
  private let log = CallLog()

  init() {
    let log = log
    control.addAction(UIAction { _ in log.write("changed") }, for: .valueChanged)
  }

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
