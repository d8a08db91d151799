internal import SourceMeasures

extension CheckResult.Touched {
  /// Counts the changed source files, their added and removed lines, and the changed tests.
  init(from old: [String: String], to new: [String: String]) {
    for path in Set(old.keys).union(new.keys) where old[path] != new[path] {
      let (before, after) = (old[path] ?? "", new[path] ?? "")
      let isSource = !path.hasPrefix("Tests/")
      if isSource { files += 1 }
      if isSource {
        let count = after.lines.difference(from: before.lines).count
        lines += count
        parts[String(path.split(separator: "/").last ?? ""), default: 0] += count
      }
      let (was, became) = (Self.tests(in: before, at: path), Self.tests(in: after, at: path))
      tests += was.count { became[$0.key] != $0.value }
    }
  }

  /// Returns the lines of each test function by name.
  private static func tests(in text: String, at path: String) -> [String: [String]] {
    guard path.hasPrefix("Tests/") else { return [:] }
    let source = SwiftSource(path: path, text: text)
    let lines = source.lines
    return source.scopes.filter { $0.kind == .test }.reduce(into: [:]) { tests, scope in
      tests[scope.name] = Array(lines[(scope.lines.lowerBound - 1)..<scope.lines.upperBound])
    }
  }
}
