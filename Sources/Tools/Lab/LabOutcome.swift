internal import Foundation
package import TestRuns

/// An error or a warning of the compiler.
package struct CompilerMessage: Equatable, Sendable {
  package enum Kind: String, Sendable { case error, warning }

  package let kind: Kind
  /// The path, if possible below the package's folder; nil without a file.
  package let path: String?
  package let line: Int
  package let text: String

  /// Reads the messages in the output of a build, each once, in order.
  package static func all(in lines: [String], of folder: String) -> [Self] {
    var messages: [Self] = []
    for line in lines {
      guard
        let match = line.firstMatch(
          of: /^(?:(\/.+?):(\d+):\d+: )?(?:\S+: )?(error|warning): (.+)$/),
        let kind = Kind(rawValue: String(match.3))
      else { continue }
      let path = match.1.map { $0.hasPrefix(folder + "/") ? $0.dropFirst(folder.count + 1) : $0 }
      let message = Self(
        kind: kind, path: path.map(String.init), line: match.2.flatMap { Int($0) } ?? 0,
        text: String(match.4))
      if !messages.contains(message) { messages.append(message) }
    }
    return messages
  }
}

extension CompilerMessage {
  /// The name that the compiler did not find, such as `List.title`.
  ///
  /// The value is nil for any other error.
  package var missingName: String? {
    if let match = text.wholeMatch(of: /cannot find (?:type )?'(.+)' in scope/) {
      return String(match.1)
    }
    if let match = text.firstMatch(of: /^(?:value of )?type '(.+)' has no member '(.+)'/) {
      return "\(match.1).\(match.2)"
    }
    return text.firstMatch(of: /^extra arguments? .*?'(.+?)'.* in call/).map { "argument \($0.1)" }
  }
}

extension CompilerMessage: CustomStringConvertible {
  package var description: String { path.map { "\($0):\(line): \(text)" } ?? text }
}

/// The outcome of building and running an exercise with the files of one state.
package struct LabOutcome: Equatable, Sendable {
  /// One step of a check and how many seconds it took.
  package struct Step: Equatable, Sendable {
    package let name: String
    package let seconds: Double
  }

  package var isBuilt = false
  package var messages: [CompilerMessage] = []
  package var events = TestEvents(.init())
  /// The lines that the program Prediction printed.
  package var output: [String] = []
  /// The time limit that stopped the build, the tests or the program, or nil.
  package var stopped: Int?
  package var steps: [Step] = []

  package init() {}

  /// The errors that name a file, or all errors if none does.
  package var errors: [CompilerMessage] {
    let errors = messages.filter { $0.kind == .error }
    let placed = errors.filter { $0.path != nil }
    return placed.isEmpty ? errors : placed
  }
  /// Whether the test process ended by itself before the last test ended.
  package var hasCrashed: Bool { isBuilt && stopped == nil && !events.hasEnded }
  /// Whether the tests ran to their end and at least one failed.
  package var hasFailures: Bool { events.hasEnded && !events.failures.isEmpty }
  /// Whether at least one test ran, and all passed.
  package var hasPassed: Bool {
    isBuilt && events.hasEnded && events.failures.isEmpty && events.count > 0
  }
}

/// An object that builds and runs a state of an exercise.
@MainActor package protocol LabRunning {
  /// Builds the state, and runs its tests or its program.
  func outcome(of state: LabState) async throws -> LabOutcome
  /// Writes the state's files without a build.
  func write(_ state: LabState) throws
}
