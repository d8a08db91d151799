internal import SourceMeasures

/// The size of one diff of a change request.
package struct ChangeCounts: Equatable, Codable, Sendable {
  /// The numbers of changed files and lines, as `git diff` counts them.
  package struct Files: Equatable, Codable, Sendable {
    package var files = 0
    package var added = 0
    package var removed = 0
  }

  /// The Swift files outside `Tests`.
  package var sources = Files()
  /// The Swift files in `Tests`.
  package var tests = Files()
  /// All other files, such as guides and golden files.
  package var others = Files()
  /// The existing types with changed lines, in their declaration or in an extension, sorted.
  ///
  /// A nested type counts instead of the type around it.
  package var typesTouched: [String] = []
  package var typesAdded: [String] = []
  /// The existing test functions with added, changed or removed lines, sorted.
  package var changedTests: [String] = []

  /// Counts the changes of a diff.
  ///
  /// - Parameter read: Returns the lines of a file before the change.
  package init(
    of diff: UnifiedDiff, read: (String) throws(UnifiedDiff.Fault) -> [String]
  ) throws(UnifiedDiff.Fault) {
    var (old, new): (Scopes, Scopes) = (Scopes(), Scopes())
    for file in diff.files {
      let kind = Self.kind(of: file.path)
      self[keyPath: kind].files += 1
      self[keyPath: kind].added += file.count(.added)
      self[keyPath: kind].removed += file.count(.removed)
      guard kind != \.others else { continue }
      let lines = file.isNew ? [] : try read(file.oldPath)
      let result = try file.applied(to: lines)
      old.add(lines, of: file.oldPath, changed: result.removed)
      new.add(result.lines, of: file.path, changed: result.added)
    }
    typesAdded = new.types.subtracting(old.types).sorted()
    typesTouched = old.touched.union(new.touched).subtracting(typesAdded).sorted()
    changedTests = old.tests.intersection(old.changedTests.union(new.changedTests)).sorted()
  }

  private static func kind(of path: String) -> WritableKeyPath<Self, Files> {
    guard path.hasSuffix(".swift") else { return \.others }
    return path.hasPrefix("Tests/") ? \.tests : \.sources
  }
}

/// The types and tests of several files, before or after a change.
private struct Scopes {
  var types: Set<String> = []
  var touched: Set<String> = []
  var tests: Set<String> = []
  var changedTests: Set<String> = []

  mutating func add(_ lines: [String], of path: String, changed: Set<Int>) {
    let scopes = SwiftSource(path: path, text: lines.joined(separator: "\n")).scopes
    let isTest = path.hasPrefix("Tests/")
    for scope in scopes {
      if scope.kind == .test { tests.insert(scope.name) }
      if scope.kind == .type, !isTest { types.insert(scope.name) }
    }
    for line in changed {
      let around = scopes.filter { $0.lines.contains(line) }
      if let test = around.first(where: { $0.kind == .test }) { changedTests.insert(test.name) }
      if !isTest, let type = around.last { touched.insert(type.name) }
    }
  }
}
