import Foundation

/// The file that keeps a server's state between two starts.
struct PeopleServerFile: Sendable {
  let url: URL

  /// The state in the file; nil where there is no file.
  func read() throws(PeopleServerFileError) -> PeopleServerState? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(file: url.path, reason: error.localizedDescription)
    }
    do {
      return try JSONDecoder().decode(PeopleServerState.self, from: data)
    } catch {
      throw .damaged(file: url.path)
    }
  }

  /// Puts the state in the place of the old one, whole or not at all.
  func write(_ state: PeopleServerState) throws(PeopleServerFileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try encoder.encode(state).write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite(file: url.path, reason: error.localizedDescription)
    }
  }
}
