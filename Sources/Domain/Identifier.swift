public import Foundation

/// An identifier for entities of one type.
///
/// The compiler rejects an identifier of another type:
///
///     let ada = Identifier<Person>()
///     let post: Identifier<Post> = ada        // does not compile
///
/// The device that creates an entity also creates its identifier, so no server is needed.
public struct Identifier<Entity>: Hashable, Sendable {
  /// The UUID (RFC 9562).
  public let uuid: UUID

  /// Creates an identifier with this UUID. The default is a new random UUID.
  public init(_ uuid: UUID = UUID()) {
    self.uuid = uuid
  }
}

extension Identifier: Codable {
  /// Decodes a UUID.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(UUID.self))
  }

  /// Encodes the UUID as a single value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuid)
  }
}

extension Identifier: CustomStringConvertible {
  /// The UUID in lower case, as in the web API.
  public var description: String { uuid.uuidString.lowercased() }
}
