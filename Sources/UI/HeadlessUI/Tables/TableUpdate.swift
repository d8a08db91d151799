import Foundation

/// The changes of one batch, as they were asked for: deletions, reloads and the sources of moves
/// in the old numbering, insertions and the targets of moves in the new one.
struct TableUpdate {
  struct Move<Place: Hashable> {
    let from: Place
    let to: Place
  }

  var deletedRows: [RowPosition] = []
  var insertedRows: [RowPosition] = []
  var reloadedRows: [RowPosition] = []
  var reconfiguredRows: [RowPosition] = []
  var movedRows: [Move<RowPosition>] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []
}
