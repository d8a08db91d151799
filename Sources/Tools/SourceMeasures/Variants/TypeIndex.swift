/// Which module of the package declares which types at the top level of its files.
package struct TypeIndex: Sendable {
  private var concrete: [String: Set<String>] = [:]

  /// The index of the modules that `sources` belong to, by their paths below `Sources`.
  package init(of sources: [SwiftSource]) {
    for source in sources {
      guard let module = Self.module(of: source.path) else { continue }
      for type in source.types(includingAliases: true) where type.depth == 0 && !type.isProtocol {
        concrete[module, default: []].insert(type.name)
      }
    }
  }

  /// The concrete types of one module.
  package func types(of module: String) -> Set<String> { concrete[module] ?? [] }

  /// The module of "Sources/Room/Module/File.swift".
  static func module(of path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2, parts[0] == "Sources" else { return nil }
    return parts[1] == "Domain" ? "Domain" : parts[2]
  }
}
