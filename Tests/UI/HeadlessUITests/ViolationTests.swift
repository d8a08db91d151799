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
      ) {
        await MainActor.run {
          _ = UITableView(frame: .zero, style: .plain)
            .dequeueReusableCell(withIdentifier: "nobody", for: [0, 0])
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("unable to dequeue a cell with identifier nobody"))
    }
  #endif

  #if !os(iOS)  // iOS has no exit tests.
    @Test("without a violation log, a warning is printed to standard error")
    nonisolated func warns() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) {
        await MainActor.run { UIViewController().endAppearanceTransition() }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("warning: Unbalanced calls to begin/end appearance transitions"))
    }
  #endif

  @Test("with a violation log, a violation is recorded and returned once", .recordsViolations)
  func recorded() {
    UIViewController().endAppearanceTransition()
    #expect(
      ViolationLog.current?.violations.map(\.description) == [
        "warning: Unbalanced calls to begin/end appearance transitions for <UIViewController>."
      ])
    #expect(takeViolations().count == 1)
    #expect(takeViolations().isEmpty)
  }

  @Test(
    "parallel test cases have separate violation logs", .recordsViolations, arguments: 0..<100)
  func apart(number: Int) async {
    let table = UITableView(frame: .zero, style: .plain)
    _ = table.dequeueReusableCell(withIdentifier: "\(number)", for: [0, 0])
    await Task.yield()
    #expect(takeViolations().map(\.message).allSatisfy { $0.contains("identifier \(number) ") })
  }

  @Test("a violation that remains in the log after the test is recorded as an issue")
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
}

@Suite("UINavigationController: swipes back that UIKit does not allow")
@MainActor struct NavigationRefusalTests {
  private let list = UIViewController()
  private let detail = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: list)
    window = makeWindow(navigation)
  }

  /// UIKit does not allow a swipe back without a back button.
  @Test(
    "a swipe back fails without a back button",
    .bug("https://github.com/grahammendick/navigation/pull/677"))
  func noSwipe() {
    navigation.pushViewController(detail, animated: false)
    let item = detail.navigationItem
    item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    #expect(!navigation.beginInteractivePop())
    item.leftBarButtonItem = nil
    navigation.isNavigationBarHidden = true
    #expect(!navigation.beginInteractivePop())
    navigation.isNavigationBarHidden = false
    item.hidesBackButton = true
    #expect(!navigation.beginInteractivePop())
    item.hidesBackButton = false
    #expect(navigation.beginInteractivePop())
  }
}
