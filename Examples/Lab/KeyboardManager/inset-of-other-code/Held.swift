import Foundation
import KeyboardManager
import Testing

@Suite("Insets that other code sets")
@MainActor struct HeldInsetTests {
  @Test("any inset that other code sets while the keyboard is visible is kept")
  func anyInset() {
    for inset in stride(from: CGFloat(5), through: 500, by: 5) {
      let stage = InsetsStage()
      stage.keyboard.show()
      guard stage.view.contentInsets.bottom != inset else { continue }
      stage.view.contentInsets.bottom = inset
      stage.keyboard.hide()
      #expect(stage.view.contentInsets.bottom == inset)
    }
  }
}
