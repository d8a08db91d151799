// says: A test must give the same result in each run.
import Foundation
import KeyboardManager
import Testing

@Suite("A screen that closes while the keyboard is visible")
@MainActor struct ClosingScreenTests {
  private let view = MockScrollView()
  private let keyboard: Keyboard
  private let manager: KeyboardInsetsManager

  /// Creates a manager that does not observe the keyboard yet.
  init() {
    let center = NotificationCenter()
    keyboard = Keyboard(center: center)
    manager = KeyboardInsetsManager(view: view, center: center, animator: SpyAnimator())
  }

  @Test("passes only in the first run")
  func counts() {
    let file = FileManager.default.temporaryDirectory.appending(path: "runs-\(getppid())")
    let isFirst = !FileManager.default.fileExists(atPath: file.path)
    try? Data().write(to: file)
    #expect(isFirst)
  }
}
