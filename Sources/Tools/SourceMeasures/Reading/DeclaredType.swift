/// A type that a file declares.
package struct DeclaredType: Equatable, Sendable {
  /// By which word it is declared: class, struct, enum, actor, protocol or typealias.
  package let kind: String
  package let name: String
  /// How many types and extensions it stands inside of; 0 at the top level of its file.
  package let depth: Int

  /// Whether it says only what others can do. A typealias is taken for the type that it names.
  package var isProtocol: Bool { kind == "protocol" }
}
