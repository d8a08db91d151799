import Domain

/// A collation that anybody can foretell: small letters' bytes, forwards or backwards.
struct AlphabetCollation: NameCollation {
  var isReversed = false

  var identifier: String { isReversed ? "alphabet-reversed-1" : "alphabet-1" }

  func key(leading: String, trailing: String) -> ListKey {
    let bytes = Array((leading + "\u{1}" + trailing).lowercased().utf8)
    return ListKey(
      bytes: isReversed ? bytes.map { 255 - $0 } + [255] : bytes,
      section: leading.first.map { $0.uppercased() } ?? ListKey.noLetter)
  }
}
