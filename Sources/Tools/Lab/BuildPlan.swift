internal import Foundation

/// The build plan that SwiftPM writes for llbuild, in YAML.
enum BuildPlan {
  /// The tools that exist only in SwiftPM. Their output does not change without a new plan.
  private static let ownTools = [
    "write-auxiliary-file", "package-structure-tool", "test-discovery-tool",
    "test-entry-point-tool",
  ]

  /// Returns a plan that `swift-build-tool` can read: without the steps of SwiftPM's own tools.
  static func steps(of plan: String) -> String {
    let parts = plan.components(separatedBy: "\ncommands:\n")
    guard parts.count == 2 else { return plan }
    let steps = "\n\(parts[1])".components(separatedBy: "\n  \"").filter { step in
      !ownTools.contains { step.contains("\n    tool: \($0)\n") }
    }
    let start = parts[0].replacing("name: basic", with: "name: swift-build")
    return start + "\ncommands:" + steps.joined(separator: "\n  \"")
  }
}
