import Foundation

/// Written as the bare UUID, not as an object with one member.
extension Identifier: Codable {
  /// Reads a UUID; throws `DecodingError` where the value is none.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(UUID.self))
  }

  /// Writes the UUID.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuid)
  }
}

extension Identifier: CustomStringConvertible {
  /// The UUID in lower case, as the web API writes it.
  public var description: String { uuid.uuidString.lowercased() }
}
