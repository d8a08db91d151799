import Foundation
import HeadlessUI
import TestSupport
import Testing

@Suite("Violations: stop, warn, or be recorded")
@MainActor struct ViolationTests {
  /// `NSInternalInconsistencyException` ends an app; so does this, with the complaint.
  @Test("without a log, what UIKit raises stops the process with UIKit's words")
  func stops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = TableView(frame: .zero, style: .plain)
          .dequeueReusableCell(withIdentifier: "nobody", for: [0, 0])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("unable to dequeue a cell with identifier nobody"))
  }

  /// UIKit logs unbalanced calls and goes on.
  @Test("without a log, what UIKit warns of is a line on standard error")
  func warns() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { ViewController().endAppearanceTransition() }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("warning: Unbalanced calls to begin/end appearance transitions"))
  }

  @Test("with a log, a violation is a value, and is taken once", .recordsViolations)
  func recorded() {
    ViewController().endAppearanceTransition()
    #expect(
      ViolationLog.current?.violations.map(\.description) == [
        "warning: Unbalanced calls to begin/end appearance transitions for <ViewController>."
      ])
    #expect(takeViolations().count == 1)
    #expect(takeViolations().isEmpty)
  }

  @Test(
    "cases that run in parallel see only their own", .recordsViolations, arguments: 0..<100)
  func apart(number: Int) async {
    let table = TableView(frame: .zero, style: .plain)
    _ = table.dequeueReusableCell(withIdentifier: "\(number)", for: [0, 0])
    await Task.yield()
    #expect(takeViolations().map(\.message).allSatisfy { $0.contains("identifier \(number) ") })
  }

  @Test("a violation that the test does not take is an issue")
  func forgotten() async {
    await withKnownIssue {
      guard let test = Test.current, let testCase = Test.Case.current else { return }
      try await RecordsViolations().provideScope(for: test, testCase: testCase) {
        await MainActor.run { ViewController().endAppearanceTransition() }
      }
    }
  }

  @Test("without the trait there is nothing to take")
  func noLog() {
    #expect(takeViolations().isEmpty)
  }
}

@Suite("NavigationController: what it refuses", .tags(.uiKitRule))
@MainActor struct NavigationRefusalTests {
  private let list = ViewController()
  private let detail = ViewController()
  private let navigation: NavigationController
  private let window: Window

  init() {
    navigation = NavigationController(rootViewController: list)
    window = makeWindow(navigation)
  }

  /// Where UIKit shows no back button it takes no swipe either.
  @Test(
    "without a back button there is no swipe back",
    .bug("https://github.com/grahammendick/navigation/pull/677"))
  func noSwipe() {
    navigation.pushViewController(detail, animated: false)
    let item = detail.navigationItem
    item.leftBarButtonItem = BarButtonItem(title: "Cancel")
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

  @Test(
    "a split view controller is not pushed", .recordsViolations,
    .bug("https://github.com/grgcombs/IntelligentSplitViewController/issues/11"))
  func splitPushed() {
    navigation.pushViewController(SplitViewController(style: .doubleColumn), animated: false)
    #expect(
      takeViolations() == [
        Violation(
          .warning,
          """
          Split View Controllers cannot be pushed to a Navigation Controller \
          <NavigationController>
          """)
      ])
    #expect(navigation.viewControllers == [list])
  }
}
