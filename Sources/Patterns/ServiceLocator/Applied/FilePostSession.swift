import Domain
import Foundation

/// The session of an app that has no server yet: the posts in a JSON file on this device.
///
/// The file holds an array of `{"id": UUID, "author": UUID, "text": …, "date": ISO 8601}`.
public struct FilePostSession: PostSession {
  /// Where the posts are.
  public let file: URL

  /// The session that production code gets by default: `posts.json` among the app's own files.
  public static let shared = FilePostSession(
    file: (FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? .temporaryDirectory).appending(path: "posts.json"))

  /// A session of the posts in `file`.
  public init(file: URL) {
    self.file = file
  }

  /// The posts of the file, the newest first; none where there is no file.
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
      get throws(Post.ValidationError) {
        try Post(id: Post.ID(id), by: Person.ID(author), text: text, date: date)
      }
    }
  }
}
