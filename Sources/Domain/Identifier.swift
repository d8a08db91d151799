import Foundation

/// An identifier that knows what it identifies: a person's cannot be handed in where a post's is meant.
///
///     let ada = Identifier<Person>()
///     let post: Identifier<Post> = ada        // does not compile
///
/// It is made where the thing is made, on the device, so that a person added without a network
/// has one before any server has heard of it.
public struct Identifier<Entity>: Hashable, Sendable {
  /// The UUID (RFC 9562) behind the type.
  public let uuid: UUID

  /// The identifier with this UUID; a new random one where none is given.
  public init(_ uuid: UUID = UUID()) {
    self.uuid = uuid
  }
}
