#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A table's data source that shows the items of any `ListSource`.
///
///     adapter = TableViewAdapter(people, cell: personCell)
///     adapter.titleForSection = { [people] in people.sections[$0].id }
///     tableView.dataSource = adapter
///
/// The adapter holds the source and the closures. The table holds the adapter weakly, so the screen
/// must hold the adapter. Capture the screen weakly in the closures.
@MainActor
public final class TableViewAdapter<Source: ListSource>: ListAdapter<Source>,
  UITableViewDataSource
{
  /// Returns the title above a section. If the closure is `nil`, there are no titles.
  public var titleForSection: (@MainActor (_ section: Int) -> String?)?
  /// Deletes the item of a row that the user deleted.
  ///
  /// If the closure is `nil`, rows cannot be edited. The row disappears when the source is updated.
  public var deleteItem: (@MainActor (_ item: Source.Item) -> Void)?

  /// Returns the number of sections of the source.
  public func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections }

  /// Returns the number of items in a section of the source.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.numberOfItems(inSection: section)
  }

  /// Returns a cell that shows the item at `indexPath`.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(at: indexPath) { identifier in
      tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
  }

  /// Returns the title from `titleForSection`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleForSection?(section)
  }

  /// Returns whether `deleteItem` is set.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    deleteItem != nil
  }

  /// Calls `deleteItem` with the item of the row.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { deleteItem?(source.item(at: ItemPosition(indexPath))) }
  }
}

extension UITableView: RowChanging {
  /// Performs a list update as one batch, then reconfigures the changed rows at their new
  /// positions.
  ///
  /// If the table is not in a window, the method updates the data and reloads the table.
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
