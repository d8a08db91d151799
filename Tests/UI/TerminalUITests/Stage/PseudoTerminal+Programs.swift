import Foundation
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

extension PseudoTerminal {
  /// Starts the sample and waits for its first screen.
  static func sample(_ environment: [String: String] = [:]) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      [try BuiltProgram.path("TerminalProbe")], environment: environment)
    await terminal.shows("? Keys")
    return terminal
  }

  /// Types “q”, and expects the end of the program with exit status 0.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) async {
    type("q")
    await wait { $0.alternations.last == false }
    await expectEnd(.exit(0), sourceLocation: sourceLocation)
  }

  /// Expects that the program ends in this way and restores the settings and the main screen.
  func expectEnd(_ end: End, sourceLocation: SourceLocation = #_sourceLocation) async {
    let ending = await self.end()
    #expect(ending == end, sourceLocation: sourceLocation)
    #expect(settings == settingsBefore, sourceLocation: sourceLocation)
    #expect(picture.alternations.last == false, sourceLocation: sourceLocation)
    #expect(!picture.isCursorHidden, sourceLocation: sourceLocation)
    #expect(picture.complaints == [], sourceLocation: sourceLocation)
  }
}

extension Trouble {
  /// Returns the environment of a sample that causes the named `Trouble` when a row is selected.
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
