import Foundation
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

extension PseudoTerminal {
  /// Starts the sample. Returns its terminal and the settings before the start.
  static func sample(
    _ environment: [String: String] = [:]
  ) async throws -> (PseudoTerminal, before: [UInt8]) {
    let terminal = try PseudoTerminal(
      [try BuiltProgram.path("TerminalProbe")], environment: environment)
    await terminal.shows("? Keys")
    return (terminal, terminal.settingsBefore)
  }

  /// Expects the settings and the main screen to be restored.
  func expectRestored(
    _ before: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(settings == before, sourceLocation: sourceLocation)
    #expect(picture.alternations.last == false, sourceLocation: sourceLocation)
    #expect(!picture.isCursorHidden, sourceLocation: sourceLocation)
    #expect(picture.complaints == [], sourceLocation: sourceLocation)
  }
}

extension Trouble {
  /// The environment of a sample that causes the named `Trouble` when a row is selected.
  ///
  /// Swift's crash report is switched off, because the report waits for input at the terminal.
  static func environment(_ name: String) -> [String: String] {
    ["PROBE_TROUBLE": name, "SWIFT_BACKTRACE": "enable=no"]
  }
}

/// A program that is built together with the tests.
enum BuiltProgram {
  static func path(_ name: String) throws -> String {
    let folders = sequence(first: Bundle.main.executableURL?.deletingLastPathComponent()) {
      $0?.path == "/" ? .none : $0?.deletingLastPathComponent()
    }
    let paths = folders.compactMap { $0?.appending(path: name).path }
    return try #require(paths.first { FileManager.default.isExecutableFile(atPath: $0) })
  }
}
