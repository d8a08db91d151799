import Foundation

/// The products in the output of `swift package dump-package`.
struct Manifest: Decodable {
  private struct Product: Decodable {
    let name: String
    let targets: [String]
    /// The kind of the product is the only key.
    let type: [String: [String]?]
  }

  private let products: [Product]

  init(_ json: Data) throws {
    self = try JSONDecoder().decode(Manifest.self, from: json)
  }

  /// The names of the libraries that consist of one module with the same name.
  var documentedProducts: [String] {
    products.filter { $0.type["library"] != nil && $0.targets == [$0.name] }.map(\.name).sorted()
  }
}
