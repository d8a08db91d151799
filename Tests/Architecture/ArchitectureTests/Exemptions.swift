/// The exceptions to the rules, with reasons.
///
/// A test fails if an exception is no longer necessary.
enum Exemptions {
  /// Files that may have more than 250 lines.
  static let length: [String: String] = [
    "Sources/Screens/MassivePeopleList/PeopleListViewController.swift":
      "The massive variant is one large controller on purpose."
  ]

  /// Pieces of forbidden code, each with the file that may contain it and the reason.
  static let escapes: [Escape] = [
    Escape(
      path: "Tests/Programs/SyncKiller/KillCycle.swift", text: "Task.sleep",
      reason: "This is a program, not a test. It waits until another process releases a port."),
    Escape(
      path: "Sources/UI/TerminalUI/System/RawMode.swift", text: "nonisolated(unsafe)",
      reason: "A signal handler must not lock. The value is written only while it is disarmed."),
    Escape(
      path: "Tests/Patterns/ServiceLocatorTests/SubclassedSessionTests.swift",
      text: "@unchecked Sendable",
      reason: "A subclass of `URLSession` must repeat it. The new properties are constants."),
    Escape(
      path: "Sources/Screens/DataSourceGrocery/DocumentShoppingListDataSource.swift", text: "try!",
      reason: "It is the original document's code. A test shows that it stops the app."),
    Escape(
      path: "Sources/UI/HeadlessUI/Exports.swift", text: "@_",
      reason: "`@_exported` makes HeadlessUI export Foundation, as UIKit does."),
    Escape(
      path: "Examples/iOS/LinuxDeclarations.swift", text: "@_",
      reason: "It stands in for UIKit, which exports Foundation."),
    Escape(
      path: "Examples/Apps/BenchmarksApp/Comparison.swift", text: "@_",
      reason: "`@_optimize(none)` keeps the optimiser from removing the measured loop."),
    Escape(
      path: "Sources/Patterns/Presenter/PresentationContext.swift", text: "the machine's settings",
      reason: "This is the context of a running app. Tests and scripts pass a fixed context."),
    Escape(
      path: "Tests/Patterns/PresenterTests/Generic/PresentationContextTests.swift",
      text: "the machine's settings", reason: "The test compares the context of a running app."),
    Escape(
      path: "Examples/Lab/Presenter/the-clock-of-a-test/Given.swift",
      text: "the machine's settings",
      reason: "The test proves that the context of a running app follows the machine's clock."),
    Escape(
      path: "Examples/iOS/Sources/DemoApp/DemoServices.swift", text: "the machine's settings",
      reason: "This is the composition root of an app. It uses the user's locale."),
    Escape(
      path: "Sources/Screens/MassivePeopleList/PeopleListViewController.swift",
      text: "the machine's settings",
      reason: "The massive variant has default arguments in place of a context."),
    Escape(
      path: "Sources/Testing/ScriptRunner/StandardOptions.swift", text: "the machine's settings",
      reason: "A live app shows the user's time and language. A script has fixed values."),
    Escape(
      path: "Sources/Services/DemoServer/PeopleHTTPServer.swift", text: "the machine's settings",
      reason: "The `people-server` program refuses birthdays after the real day."),
    Escape(
      path: "Sources/Services/WebAPI/PeopleAPI.swift", text: "the machine's settings",
      reason: "The default argument compares dates in a real server's replies."),
  ]

  struct Escape: Hashable {
    let path: String
    let text: String
    let reason: String
  }
}
