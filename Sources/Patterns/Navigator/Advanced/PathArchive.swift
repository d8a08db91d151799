public import Foundation

/// A path in the format that the app saves and restores.
///
/// Navigation works without this type. Use it when the next launch must show the last screen again.
///
///     defaults.set(try PathArchive(navigator.path).data, forKey: "path")
///     navigator.open(try PathArchive<ProfileRoute>(data).path)
///
/// A route contains identifiers, so a restored screen loads current data. If a person no longer
/// exists, the restored screen must show that.
public nonisolated struct PathArchive<Route: Codable>: Codable {
  /// The format version that this app writes.
  public static var currentVersion: Int { 1 }

  private let version: Int
  /// The saved routes.
  public let path: [Route]

  /// Creates an archive of `path`.
  public init(_ path: [Route]) {
    version = Self.currentVersion
    self.path = path
  }

  /// Reads an archive.
  ///
  /// - Throws: ``PathArchiveError`` if the data is not an archive, has another version or contains
  ///   an unknown route.
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
      guard let position = context.codingPath.lazy.compactMap(\.intValue).first else {
        throw .unreadable
      }
      throw .unknownRoute(position: position)
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

/// An error in a saved path. After such an error, the app starts at its root screen.
public nonisolated enum PathArchiveError: Error, Equatable, Sendable {
  /// The data is not an archive.
  case unreadable
  /// The archive has another format version.
  case otherVersion(found: Int, known: Int)
  /// The route at this position, counted from zero, is unknown.
  case unknownRoute(position: Int)
}

extension PathArchiveError: CustomStringConvertible {
  /// A sentence for the log.
  public nonisolated var description: String {
    switch self {
    case .unreadable: "The saved path is unreadable."
    case .otherVersion(let found, let known):
      "The saved path has version \(found), but this app reads only version \(known)."
    case .unknownRoute(let position): "Route \(position + 1) of the saved path is unknown."
    }
  }
}
