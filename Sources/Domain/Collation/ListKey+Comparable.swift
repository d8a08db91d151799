extension ListKey: Comparable {
  /// Orders keys by their bytes alone; a key that begins another comes first.
  public static func < (left: ListKey, right: ListKey) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
