import Database
import Foundation

/// A database file that lasts as long as the object.
final class TemporaryDatabase: Sendable {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "grocery-tests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var file: URL { folder.appending(path: "lists.sqlite") }
  var location: DatabaseLocation { .file(file) }
  var readOnly: DatabaseLocation { .readOnly(file) }
}
