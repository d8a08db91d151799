import Domain

/// A collation that costs nothing: what is tested is the syncing, not the order.
struct AlphabetCollation: NameCollation {
  let identifier = "alphabet-1"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(bytes: Array((leading + "\u{1}" + trailing).utf8), section: "#")
  }
}
