public import DataSource
public import Foundation
public import HeadlessUI

/// Answers a table from any `ListSource`; the only place where data source and cell meet.
///
///     adapter = TableViewAdapter(people, cell: personCell)
///     adapter.titleForSection = { [people] in people.sections[$0].id }
///     tableView.dataSource = adapter
///
/// - Isolation: main actor. It holds the source and the closures; the table holds it weakly, so
///   the screen must keep it. It does not hold the table. Capture the screen weakly.
@MainActor
public final class TableViewAdapter<Source: ListSource>: TableViewDataSource {
  /// What the table shows.
  public let source: Source
  /// Titles above the sections; none while this is nil.
  public var titleForSection: (@MainActor (_ section: Int) -> String?)?
  /// Deletes an item after a person swiped its row (row A9); rows cannot be edited while it is nil.
  ///
  /// The row itself goes when the source is given its next content.
  public var deleteItem: (@MainActor (_ item: Source.Item) -> Void)?

  private let cells: @MainActor (Source.Item) -> CellConfiguration<Source.Item>

  /// An adapter that chooses a kind of cell for each item (row C3).
  public init(
    _ source: Source, cells: @escaping @MainActor (Source.Item) -> CellConfiguration<Source.Item>
  ) {
    self.source = source
    self.cells = cells
  }

  /// An adapter that shows every item in one kind of cell.
  public convenience init(_ source: Source, cell: CellConfiguration<Source.Item>) {
    self.init(source) { _ in cell }
  }

  /// An adapter for a source that knows its cell.
  public convenience init(_ source: Source) where Source: ConfiguredSource {
    self.init(source, cell: source.cell)
  }

  /// The source's number of sections.
  public func numberOfSections(in tableView: TableView) -> Int { source.numberOfSections }

  /// The source's number of items in a section.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    source.numberOfItems(inSection: section)
  }

  /// A cell of the kind that was chosen for the item, filled.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let item = source.item(at: ItemPosition(indexPath))
    let configuration = cells(item)
    let cell = tableView.dequeueReusableCell(
      withIdentifier: configuration.identifier, for: indexPath)
    configuration.configure(cell, with: item)
    return cell
  }

  /// The title from `titleForSection`.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? {
    titleForSection?(section)
  }

  /// Whether there is a `deleteItem`.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    deleteItem != nil
  }

  /// Hands the item of a deleted row to `deleteItem`.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { deleteItem?(source.item(at: ItemPosition(indexPath))) }
  }
}

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
