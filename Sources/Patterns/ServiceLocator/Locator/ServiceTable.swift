/// Finds the cell of a service type, in a table that is written once and never changes.
///
/// `Dictionary` would do as well, but hashes each key with SipHash, against keys that an attacker
/// chose; nobody chooses the addresses of type metadata, so one multiplication spreads them. Half
/// of the places stay empty: a search ends after a step or two.
///
/// The table does not hold the cells, its scope does, for as long as it holds the table. So a look-up
/// need not count a reference, which eight threads that count at once would pay for.
@usableFromInline
nonisolated struct ServiceTable: Sendable {
  @usableFromInline
  struct Place: Sendable {
    @usableFromInline let key: ObjectIdentifier
    @usableFromInline let cell: Unmanaged<any AnyObject & Sendable>
  }

  @usableFromInline let places: [Place?]
  /// How far a product is shifted so that its topmost bits number the places.
  @usableFromInline let shift: Int

  init(_ cells: [ObjectIdentifier: any AnyObject & Sendable]) {
    var bits = 1
    while 1 << bits < cells.count * 2 { bits += 1 }
    shift = UInt.bitWidth - bits
    var places = [Place?](repeating: nil, count: 1 << bits)
    for (key, cell) in cells {
      var index = Self.start(of: key, shift: shift)
      while places[index] != nil { index = (index + 1) & (places.count - 1) }
      places[index] = Place(key: key, cell: .passUnretained(cell))
    }
    self.places = places
  }

  /// The cell of the type; nil where nobody registered it.
  @inlinable subscript(key: ObjectIdentifier) -> Unmanaged<any AnyObject & Sendable>? {
    var index = Self.start(of: key, shift: shift)
    while let place = places[index] {
      if place.key == key { return place.cell }
      index = (index + 1) & (places.count - 1)
    }
    return nil
  }

  /// Where the search for `key` begins: the multiplier is 2⁶⁴ divided by the golden ratio (Knuth,
  /// "Sorting and Searching", 6.4).
  @inlinable static func start(of key: ObjectIdentifier, shift: Int) -> Int {
    Int((UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> UInt(shift))
  }
}
