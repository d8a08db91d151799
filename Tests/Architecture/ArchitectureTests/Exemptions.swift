/// The exceptions to the rules, with reasons.
///
/// A test fails if an exception is no longer necessary.
enum Exemptions {
  /// Files that may have more than 250 lines.
  static let length: [String: String] = [
    "Sources/Screens/MassivePeopleList/PeopleListViewController.swift":
      "The massive variant is one large controller on purpose."
  ]

  /// Forbidden code that is allowed in one file, with the reason.
  static let escapes: [Escape] = [
    Escape(
      path: "Tests/Programs/SyncKiller/KillCycle.swift", text: "Task.sleep",
      reason: "This is a program, not a test. It waits until another process releases a port."),
    Escape(
      path: "Sources/UI/TerminalUI/System/RawMode.swift", text: "nonisolated(unsafe)",
      reason: "A signal handler must not lock. The value is written only while it is disarmed."),
    Escape(
      path: "Sources/Patterns/ServiceLocator/Locator/ServiceCell.swift",
      text: "nonisolated(unsafe)",
      reason: "The service is written once, and an atomic flag is set after it."),
    Escape(
      path: "Examples/Apps/BenchmarksApp/Comparison.swift", text: "@_",
      reason: "`@_optimize(none)` keeps the optimiser from removing the measured loop."),
    Escape(
      path: "Tests/UIKitShim/UIKit.swift", text: "@_",
      reason: "`@_exported` makes the module export Foundation, as UIKit does."),
    Escape(
      path: "Tests/UIKitShim/HeadlessUI/Aliases.swift", text: "@_",
      reason: "`@_exported` lets a screen use UIKit's members without an import of UIKit."),
    Escape(
      path: "Tests/UIKitShim/HeadlessAdapters/Aliases.swift", text: "@_",
      reason: "`@_exported` lets a screen use the adapters' members, as HeadlessAdapters does."),
  ]

  struct Escape: Hashable {
    let path: String
    let text: String
    let reason: String
  }
}
