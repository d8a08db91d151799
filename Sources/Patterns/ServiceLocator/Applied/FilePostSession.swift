import Domain
import Foundation

/// A session that reads the posts from a JSON file, for an app without a server.
///
/// The file contains an array of `{"id": UUID, "author": UUID, "text": …, "date": ISO 8601}`.
public struct FilePostSession: PostSession {
  /// The file that contains the posts.
  public let file: URL

  /// The default session of the app, with `posts.json` in the Application Support folder.
  public static let shared = FilePostSession(
    file: (FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? .temporaryDirectory).appending(path: "posts.json"))

  /// Creates a session that reads `file`.
  public init(file: URL) {
    self.file = file
  }

  /// Returns the posts of the file, the newest first. Returns no posts if the file does not exist.
  public func posts() async throws(ServerError) -> [Post] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try decoder.decode([Record].self, from: Data(contentsOf: file))
        .map { try $0.post }
        .sorted { $0.date > $1.date }
    } catch {
      throw .invalidResponse(.malformed(reason: "\(file.lastPathComponent): \(error)"))
    }
  }

  private struct Record: Decodable {
    let id: UUID
    let author: UUID
    let text: String
    let date: Date

    var post: Post {
      get throws(TextError) {
        try Post(id: Post.ID(id), by: Person.ID(author), text: text, date: date)
      }
    }
  }
}
