public import DataSource
import Foundation
public import HeadlessUI

extension TableView: RowChanging {
  /// Shows the update as one batch, then fills the changed rows anew at their new places.
  ///
  /// A table that is in no window has nobody to animate for: the data changes, and the table loads
  /// itself again. `UITableView`'s adapter is the same code.
  public func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    guard window != nil else {
      updatingData()
      return reloadData()
    }
    if update.changesStructure {
      performBatchUpdates {
        updatingData()
        self.change(update)
      }
    } else {
      updatingData()
    }
    reconfigureRows(at: update.reconfiguredRows.map(\.indexPath))
  }

  private func change(_ update: ListUpdate) {
    deleteSections(IndexSet(update.deletedSections), with: .automatic)
    insertSections(IndexSet(update.insertedSections), with: .automatic)
    for move in update.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: update.deletedRows.map(\.indexPath), with: .automatic)
    insertRows(at: update.insertedRows.map(\.indexPath), with: .automatic)
    for move in update.movedRows { moveRow(at: move.from.indexPath, to: move.to.indexPath) }
  }
}
