import Database
import Foundation

/// A folder of a test's own, removed when the test lets go of it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "database-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The database that most tests use.
  var database: URL { file("contacts.sqlite") }

  func file(_ name: String) -> URL { url.appending(path: name) }

  /// A new stack on ``database``.
  func makeStack(
    schema: Schema = .addressBook, configuration: DatabaseConfiguration = .alone
  ) throws -> DatabaseStack {
    try DatabaseStack(at: .file(database), schema: schema, configuration: configuration)
  }
}

extension DatabaseConfiguration {
  /// Without a watch on the file, and without patience: what a test expects happens at once.
  static var alone: DatabaseConfiguration {
    var configuration = DatabaseConfiguration()
    configuration.busyTimeout = 0
    configuration.followsOtherProcesses = false
    return configuration
  }
}
