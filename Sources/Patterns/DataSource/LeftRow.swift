/// An old row that its section's walk did not meet, and what became of it.
///
/// Small, because of a list that was shuffled each is fetched from memory once, in random order.
@usableFromInline
nonisolated struct LeftRow {
  /// What became of the row.
  @usableFromInline
  enum Fate {
    /// It is in the list no more.
    case gone
    /// It is elsewhere, as a deletion and an insertion: a table has no move for it.
    case remade
    /// It is elsewhere, and moves there.
    case moved
  }

  @usableFromInline let section: Int32
  @usableFromInline let row: Int32
  @usableFromInline var fate = Fate.gone

  /// The row at `row` of the old section `section`.
  @inlinable
  init(section: Int, row: Int) {
    self.section = Int32(section)
    self.row = Int32(row)
  }

  @inlinable var place: ItemPosition { ItemPosition(section: Int(section), row: Int(row)) }
}
