import Database
import Domain
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

  /// A file of another kind in the database's place.
  func makeForeign() throws {
    try Data("Milk, eggs, a dozen if they have any".utf8).write(to: file)
  }

  /// Spoils the file as another program might: a row whose identifier is none.
  func spoil() async throws {
    let other = try DatabaseStack(at: location, schema: .addressBook)
    try await other.write(to: [.shoppingList]) { (connection) throws(StoreError) in
      try connection.execute("INSERT INTO shopping_list (id, title) VALUES (x'00', 'No list')")
    }
  }
}
