#if canImport(UIKit)
  public import Foundation
  public import UIKit

  /// A table's data source that takes its content from any `ListSource`.
  ///
  ///     adapter = UITableViewAdapter(people, cell: personCell)
  ///     adapter.titleForSection = { [people] in people.sections[$0].id }
  ///     tableView.dataSource = adapter
  ///
  /// The class body declares the conformance: an extension of a generic class cannot conform to an
  /// Objective-C protocol.
  /// - Isolation: main actor. The adapter retains the source and the closures. The table references
  ///   the adapter weakly, so the screen must retain it. The closures must not retain the screen.
  @MainActor
  public final class UITableViewAdapter<Source: ListSource>: ListAdapter<Source>,
    UITableViewDataSource
  {
    /// Returns the title of a section. If nil, sections have no titles.
    public var titleForSection: (@MainActor (_ section: Int) -> String?)?
    /// Deletes an item after the user swipes its row. If nil, rows cannot be edited.
    ///
    /// The row disappears when new content is applied to the source.
    public var deleteItem: (@MainActor (_ item: Source.Item) -> Void)?

    /// The source's number of sections.
    public func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections }

    /// Returns the source's number of items in a section.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      source.numberOfItems(inSection: section)
    }

    /// Returns a configured cell for the item.
    public func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      cell(at: indexPath) { identifier in
        tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      }
    }

    /// Returns the title from `titleForSection`.
    public func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      titleForSection?(section)
    }

    /// Returns whether `deleteItem` is set.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      deleteItem != nil
    }

    /// Calls `deleteItem` with the item of a deleted row.
    public func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      if editingStyle == .delete { deleteItem?(source.item(at: ItemPosition(indexPath))) }
    }
  }

  extension UITableView: RowChanging {
    /// Shows the update as one batch, then configures the changed rows again.
    ///
    /// If the table is not in a window, the data changes and the table reloads.
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
#endif
