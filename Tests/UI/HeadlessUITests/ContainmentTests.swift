import HeadlessUI
import TestSupport
import Testing

@Suite("UIViewController: containment")
@MainActor struct ContainmentTests {
  private func makeParent(_ callLog: CallLog) -> (parent: LoggingController, window: UIWindow) {
    let parent = LoggingController("parent", callLog)
    let window = makeWindow(parent)
    _ = callLog.take()
    return (parent, window)
  }

  /// UIKit requires these calls but does not check them. HeadlessUI warns if a call is missing.
  @Test(
    "each missing containment call causes a warning", .recordsViolations)
  func halves() {
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    child.willMove(toParent: nil)
    child.removeFromParent()
    let messages = takeViolations().map(\.message)
    #expect(messages.allSatisfy { $0.contains("leaves its parent without") })
    #expect(messages.allSatisfy { $0.hasSuffix("UIKit reports nothing here.") })
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.removeFromParent()
    #expect(
      takeViolations().map(\.message).allSatisfy { $0.contains("without willMove(toParent: nil)") })
    parent.addChild(child)
    child.didMove(toParent: other)
    #expect(
      takeViolations().map(\.message).allSatisfy { $0.contains("which is not its parent") })
  }
}
