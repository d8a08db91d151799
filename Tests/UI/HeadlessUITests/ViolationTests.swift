import HeadlessUI
import TestSupport
import Testing

@Suite("Violation")
@MainActor struct ViolationTests {
  #if !os(iOS)  // iOS has no exit tests.
    /// In UIKit an `NSInternalInconsistencyException` ends the app.
    @Test("without a violation log, an exception stops the process and prints UIKit's text")
    nonisolated func stops() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = UITableView(frame: .zero, style: .plain)
          .dequeueReusableCell(withIdentifier: "nobody", for: [0, 0])
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("unable to dequeue a cell with identifier nobody"))
    }

    @Test("without a violation log, a warning is printed to standard error")
    nonisolated func warns() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run { UIViewController().endAppearanceTransition() }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("warning: Unbalanced calls to begin/end appearance transitions"))
    }
  #endif

  @Test(
    "with a violation log, a violation is recorded, and `takeViolations()` returns it once",
    .recordsViolations)
  func recorded() {
    UIViewController().endAppearanceTransition()
    #expect(
      ViolationLog.current?.violations.map(\.description) == [
        "warning: Unbalanced calls to begin/end appearance transitions for <UIViewController>."
      ])
    #expect(takeViolations().count == 1)
    #expect(takeViolations().isEmpty)
  }

  @Test("parallel test cases have separate violation logs", .recordsViolations, arguments: 0..<100)
  func apart(number: Int) async {
    let table = UITableView(frame: .zero, style: .plain)
    _ = table.dequeueReusableCell(withIdentifier: "\(number)", for: [0, 0])
    await Task.yield()
    #expect(takeViolations().map(\.message).allSatisfy { $0.contains("identifier \(number) ") })
  }

  @Test("after a test, a violation that is still in the log is recorded as an issue")
  func remainingViolation() async {
    await withKnownIssue {
      guard let test = Test.current, let testCase = Test.Case.current else { return }
      try await RecordsViolations().provideScope(for: test, testCase: testCase) {
        await MainActor.run { UIViewController().endAppearanceTransition() }
      }
    }
  }

  @Test("`takeViolations()` returns no violation without the trait `.recordsViolations`")
  func noLog() {
    #expect(takeViolations().isEmpty)
  }

  /// UIKit requires these calls but does not check them. HeadlessUI warns if a call is missing or
  /// names another parent.
  @Test("a missing or wrong containment call causes a warning", .recordsViolations)
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
    #expect(takeViolations().map(\.message).allSatisfy { $0.contains("which is not its parent") })
  }
}
