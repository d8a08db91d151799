/// A key and what it does, as a person reads it.
struct KeyHint: Equatable {
  let key: String
  let title: String

  init(_ key: String, _ title: String) {
    self.key = key
    self.title = title
  }

  /// How many columns it takes, with a space between.
  var columns: Int { key.columns + 1 + title.columns }
}
