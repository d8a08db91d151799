import Foundation
import Testing

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
