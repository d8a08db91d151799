import Domain

/// A collation that compares bytes and uses first letters as section titles.
struct FirstLetterCollation: NameCollation {
  let identifier = "bytes"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(
      bytes: Array((leading + "\0" + trailing).utf8), section: String(leading.prefix(1)))
  }
}
