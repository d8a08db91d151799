import Foundation
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

extension PseudoTerminal {
  /// The sample on a terminal, drawn; and how the terminal was before.
  static func sample(
    _ environment: [String: String] = [:]
  ) async throws -> (PseudoTerminal, before: [UInt8]) {
    let terminal = try PseudoTerminal(
      [try BuiltProgram.path("TerminalProbe")], environment: environment)
    await terminal.shows("? Keys")
    return (terminal, terminal.settingsBefore)
  }

  /// Expects the terminal to be as it was.
  func expectGivenBack(
    _ before: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(settings == before, sourceLocation: sourceLocation)
    #expect(picture.alternations.last == false, sourceLocation: sourceLocation)
    #expect(!picture.isCursorHidden, sourceLocation: sourceLocation)
    #expect(picture.complaints == [], sourceLocation: sourceLocation)
  }
}

extension Trouble {
  /// The environment of a sample in which this happens when a row is touched. Swift's own report of
  /// a crash would ask its questions at the terminal.
  static func environment(_ name: String) -> [String: String] {
    ["PROBE_TROUBLE": name, "SWIFT_BACKTRACE": "enable=no"]
  }
}

/// The programs that are built beside the tests.
enum BuiltProgram {
  static func path(_ name: String) throws -> String {
    let folders = sequence(first: Bundle.main.executableURL?.deletingLastPathComponent()) {
      $0?.path == "/" ? .none : $0?.deletingLastPathComponent()
    }
    let paths = folders.compactMap { $0?.appending(path: name).path }
    return try #require(paths.first { FileManager.default.isExecutableFile(atPath: $0) })
  }
}
