/// The changes that turn one content of a list into the next, as a table's batch takes them.
///
/// Deletions, and where moves start, are in the coordinates of the old content; insertions, and
/// where moves end, in those of the new. The rules are `UITableView`'s (row A6):
/// - rows of a deleted or inserted section are not listed: they go and come with it;
/// - a row moves only where its old and its new section are both there before and after and did
///   not move themselves; any other change of place is a deletion and an insertion;
/// - a section moves only if its rows are the same rows in the same order; if not, it is deleted
///   and inserted;
/// - what shows other content at the same id is *reconfigured* after the batch, at its new place,
///   so that a row may be moved and changed at once.
///
/// Everything is in ascending order: deletions by old place, the rest by new place.
public nonisolated struct ListUpdate: Hashable, Sendable {
  /// A section's way from an old number to a new one.
  public struct SectionMove: Hashable, Sendable {
    /// The section's number before the batch.
    public var from: Int
    /// Its number after the batch.
    public var to: Int

    /// The way from one number to another.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// A row's way from an old position to a new one.
  public struct RowMove: Hashable, Sendable {
    /// The row's position before the batch.
    public var from: ItemPosition
    /// Its position after the batch.
    public var to: ItemPosition

    /// The way from one position to another.
    public init(from: ItemPosition, to: ItemPosition) {
      self.from = from
      self.to = to
    }
  }

  /// Sections that go, by their old numbers.
  public var deletedSections: [Int] = []
  /// Sections that come, by their new numbers.
  public var insertedSections: [Int] = []
  /// Sections that change place, rows and all.
  public var movedSections: [SectionMove] = []
  /// Rows that go, by their old positions.
  public var deletedRows: [ItemPosition] = []
  /// Rows that come, by their new positions.
  public var insertedRows: [ItemPosition] = []
  /// Rows that change place: within a section no more of them than must.
  public var movedRows: [RowMove] = []
  /// Rows to fill anew after the batch, by their new positions.
  public var reconfiguredRows: [ItemPosition] = []

  /// An update that changes nothing.
  public init() {}

  /// Whether any section or row comes, goes or moves: whether a batch is needed at all.
  public var changesStructure: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { !changesStructure && reconfiguredRows.isEmpty }
}
