package import Foundation

/// One version of the copies and their tests, as input for a check.
package struct CheckedCopies: Equatable, Sendable {
  /// The module of each pattern.
  package let modules: [String: String]
  /// The files by path.
  package private(set) var files: [String: Data] = [:]

  /// Collects one version of each file.
  ///
  /// If the tests of a pattern were not copied, the tests of the kit are used.
  package init(
    _ patterns: [String], of copies: Copies, in kit: Kit, version: (CopiedFile) -> Data?
  ) throws {
    let entries = copies.manifest.patterns.filter {
      patterns.contains($0.key) && $0.key != Kit.support
    }
    modules = entries.mapValues(\.module)
    files = try kit.files(of: Kit.support, module: "")
    for (pattern, entry) in entries where try !copies.hasTests(pattern) && kit.has(pattern) {
      files.merge(try kit.files(of: pattern, module: entry.module)) { $1 }
    }
    let support = copies.manifest.patterns[Kit.support] == nil ? [] : [Kit.support]
    for pattern in entries.keys + support {
      for file in try copies.files(of: pattern, in: kit) { files[file.path] = version(file) }
    }
  }

  /// Whether no pattern has a source file.
  var isEmpty: Bool {
    !files.keys.contains { modules[String($0.prefix { $0 != "/" })] != nil }
  }

  /// Whether a file imports HeadlessUI, which replaces UIKit on Linux and macOS.
  var importHeadlessUI: Bool {
    files.values.contains { $0.contains("import HeadlessUI\n".utf8) }
  }

  /// Returns the paths at which the files differ from those of another version, sorted.
  func differences(from other: CheckedCopies) -> [String] {
    Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }.sorted()
  }

  /// Returns `other` with one file replaced by this version's file.
  func replacing(_ path: String, in other: CheckedCopies) -> CheckedCopies {
    var copies = other
    copies.files[path] = files[path]
    return copies
  }
}

/// The result of a check.
package enum CheckResult: Equatable, Sendable {
  /// All tests passed.
  case passed(count: Int)
  /// These tests failed, or were running when the process ended early.
  case broken(tests: [String])
  /// The copies or their tests do not compile in this mode.
  case uncompiled(mode: String, errors: [String])
  /// No test failed, but the run of the tests did, for this reason.
  case failed(reason: String)
}

/// Compiles copies and runs their tests.
@MainActor package protocol CopyChecking {
  /// Returns the result for one version of the copies.
  func result(of copies: CheckedCopies) async throws -> CheckResult

  /// Reports progress in a short sentence.
  func announce(_ step: String)
}

extension CopyChecking {
  /// Checks copies, and names the user's edits that break each failed test.
  ///
  /// If a test fails and several files are edited, each edit is also checked alone.
  ///
  /// - Parameter original: The same files without the user's edits.
  package func report(
    on copies: CheckedCopies, original: CheckedCopies
  ) async throws -> (isSuccess: Bool, text: String) {
    let edits = copies.differences(from: original)
    let edited = edits.isEmpty ? "" : "\nYou edited or deleted: \(edits.joined(separator: ", "))."
    switch try await result(of: copies) {
    case .passed(let count):
      return (true, "The copies compile in three modes, and all \(count) tests pass.")
    case .uncompiled(let mode, let errors):
      return (
        false, "The copies do not compile (\(mode)):\n" + errors.joined(separator: "\n") + edited
      )
    case .failed(let reason): return (false, reason + edited)
    case .broken(let tests):
      let failed = tests.count == 1 ? "1 test" : "\(tests.count) tests"
      var alone: [String: Set<String>] = [:]
      for edit in edits where edits.count > 1 {
        announce("\(failed) failed. Checking \(edit) without your other edits")
        if case .broken(let tests) = try await result(of: copies.replacing(edit, in: original)) {
          alone[edit] = Set(tests)
        }
      }
      let lines = tests.map { test in
        let culprits = edits.filter { alone[$0]?.contains(test) == true }
        let isDeleted = { copies.files[$0] == nil }
        return Self.sentence(test, culprits.isEmpty ? edits : culprits, isDeleted: isDeleted)
      }
      return (false, lines.joined(separator: "\n"))
    }
  }

  private static func sentence(
    _ test: String, _ edits: [String], isDeleted: (String) -> Bool
  ) -> String {
    let names = edits.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    switch edits.count {
    case 0: return "The kit's own files break “\(test)”."
    case 1:
      return "Your \(isDeleted(edits[0]) ? "deletion of" : "edit in") \(names[0]) breaks “\(test)”."
    default: return "Your edits in \(names.joined(separator: " and ")) break “\(test)”."
    }
  }
}
