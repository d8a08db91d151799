/// The changes from a list's old content to its new content.
///
/// A table performs the changes in a batch update.
///
/// Deletions and the starts of moves use old positions. Insertions and the ends of moves use new
/// positions. The rules are those of `UITableView`:
/// - Rows of a deleted or inserted section are not listed.
/// - A row moves only within a section, or between sections that remain in place. Any other change
///   of place is a deletion and an insertion.
/// - A section moves only if it keeps exactly its rows, in their order. Otherwise the section is
///   deleted and inserted.
/// - A row with the same id and new content is *reconfigured* after the batch, at its new position.
///   So a row can move and change in one update.
///
/// All arrays are in ascending order: deletions by old position, and all other changes by new
/// position.
public nonisolated struct ListUpdate: Equatable, Sendable {
  /// A move of a section or a row from an old place to a new one.
  public struct Move<Place: Equatable & Sendable>: Equatable, Sendable {
    /// The place before the batch.
    public var from: Place
    /// The place after the batch.
    public var to: Place

    /// Creates a move between two places.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// The old indexes of the deleted sections.
  public var deletedSections: [Int] = []
  /// The new indexes of the inserted sections.
  public var insertedSections: [Int] = []
  /// The sections that move with their rows.
  public var movedSections: [Move<Int>] = []
  /// The old positions of the deleted rows.
  public var deletedRows: [ItemPosition] = []
  /// The new positions of the inserted rows.
  public var insertedRows: [ItemPosition] = []
  /// The rows that move. Within a section, as few rows as possible move.
  public var movedRows: [Move<ItemPosition>] = []
  /// The new positions of the rows to configure again after the batch.
  public var reconfiguredRows: [ItemPosition] = []

  /// Creates an update without changes.
  public init() {}

  /// Whether any section or row is inserted, deleted or moved, which requires a batch.
  public var changesStructure: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty)
  }
}

/// A list that can change its rows, such as a table.
///
/// `UITableView` and `UICollectionView` conform in `UIKit/`. In a test, a spy conforms.
@MainActor
public protocol RowChanging: AnyObject {
  /// Shows `update`, and calls `updatingData` exactly once before it returns.
  ///
  /// The data must change *inside* the call, because a table counts its rows when a batch begins
  /// and again when it ends. If the data changed before the batch, the two counts would not match.
  /// After the batch the list configures `reconfiguredRows` again. A list that is not on screen
  /// calls `updatingData` and reloads.
  func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void)
}
