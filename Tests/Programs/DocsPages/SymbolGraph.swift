import Foundation

/// A file that the compiler writes about the public symbols of a module.
struct SymbolGraph: Decodable {
  /// A public declaration.
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct DocComment: Decodable {}
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: DocComment?
    /// The place of the declaration, or nil for a member that the compiler derives.
    let location: Location?
    /// The module, which the file names once for all symbols.
    var module: String?

    /// The module, the enclosing types and the symbol's own name.
    var path: [String] { [module ?? ""] + pathComponents }

    /// Whether DocC shows the symbol on a page with the symbol's identifier.
    var hasPage: Bool { kind.identifier != "swift.extension" }
  }

  struct Module: Decodable { let name: String }

  let module: Module
  let symbols: [Symbol]

  /// Reads the symbols of all symbol graphs in a folder.
  static func symbols(in folder: URL) throws -> [Symbol] {
    try jsonFiles(in: folder).flatMap { try symbols(in: Data(contentsOf: $0)) }
  }

  /// Reads the symbols of one symbol graph.
  static func symbols(in data: Data) throws -> [Symbol] {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
    return graph.symbols.map { symbol in
      var symbol = symbol
      symbol.module = graph.module.name
      return symbol
    }
  }
}

/// A page of the site.
struct Page: Decodable {
  struct Identifier: Decodable { let url: String }
  struct Metadata: Decodable { let externalID: String? }

  let identifier: Identifier
  let metadata: Metadata

  /// Reads all pages of an archive.
  static func pages(in archive: URL) throws -> [Page] {
    try jsonFiles(in: archive.appending(path: "data/documentation")).map {
      try JSONDecoder().decode(Page.self, from: Data(contentsOf: $0))
    }
  }
}

/// Returns the JSON files in a folder, at any depth.
func jsonFiles(in folder: URL) throws -> [URL] {
  try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0) }
}
