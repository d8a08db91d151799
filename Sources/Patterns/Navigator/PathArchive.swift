public import Foundation

/// A path on its way through storage: saved when the app goes, restored when it comes back.
///
///     defaults.set(try PathArchive(navigator.path).data, forKey: "path")
///     navigator.open(try PathArchive<ProfileRoute>(data).path)
///
/// A route carries identifiers, so what is restored is as new as the store, however old the
/// archive is. The screen of a person who has been deleted since says so, as on any other day.
public nonisolated struct PathArchive<Route: Codable>: Codable {
  /// The form in which this version of the app writes.
  public static var currentVersion: Int { 1 }

  private let version: Int
  /// The places gone to.
  public let path: [Route]

  /// An archive of `path`.
  public init(_ path: [Route]) {
    version = Self.currentVersion
    self.path = path
  }

  /// Reads an archive; all of it or, with an error, nothing.
  ///
  /// - Throws: ``PathArchiveError`` for bytes that are no archive, for one that another version
  ///   wrote, and for a route that this version does not know.
  public init(_ data: Data) throws(PathArchiveError) {
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Header.self, from: data) else { throw .unreadable }
    guard header.version == Self.currentVersion else {
      throw .otherVersion(found: header.version, known: Self.currentVersion)
    }
    do {
      self = try decoder.decode(Self.self, from: data)
    } catch DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.keyNotFound(_, let context), DecodingError.valueNotFound(_, let context)
    {
      throw .unknownRoute(position: context.codingPath.lazy.compactMap(\.intValue).first ?? 0)
    } catch {
      throw .unreadable
    }
  }

  /// The archive as JSON.
  public var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    }
  }

  private struct Header: Decodable {
    let version: Int
  }
}
