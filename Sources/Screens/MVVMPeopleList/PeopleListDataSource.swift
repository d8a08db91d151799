import DataSource
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI

/// What the table of the people list shows: sections by letter, a cell for each person, a few
/// words where there is nobody. Row changes come from the difference between old and new rows
/// (row A6), so that no table is ever reloaded.
///
/// It leans on the view model, which makes what a cell shows (row C11). The screen holds it; it holds
/// the view model, and the table weakly.
@MainActor
final class PeopleListDataSource {
  /// The rows that are shown, as they were last set.
  var rows: [PersonRow] = [] { didSet { show() } }
  /// Told where rows cannot be shown; the table stays as it is. Their identifiers are the store's
  /// key, so that none comes twice and nobody looks for it.
  var onFailure: (@MainActor (any Error) -> Void)?
  /// What is said where there is nobody; hidden where it is empty.
  var emptyText = "" {
    didSet {
      emptyLabel.text = emptyText
      table?.backgroundView = emptyText.isEmpty ? nil : emptyLabel
    }
  }

  private let people = PeopleDataSource(trustingIDs: true)
  private let adapter: TableViewAdapter<PeopleDataSource>
  private let emptyLabel = Label()
  private weak var table: TableView?

  init(_ model: PeopleListViewModel) {
    adapter = TableViewAdapter(
      people,
      cell: CellConfiguration(identifier: PersonCell.identifier) {
        (cell: any PersonShowing, row) in
        cell.show(model.content(of: row))
      })
    adapter.titleForSection = { [people] in people.sections[$0].id }
    emptyLabel.textAlignment = .center
  }

  /// Fills `table` from now on; `delete` is told whose row was swiped away.
  func attach(
    to table: TableView, footer: View, delete: @escaping @MainActor (PersonRow) -> Void
  ) {
    self.table = table
    adapter.deleteItem = delete
    table.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    table.dataSource = adapter
    table.tableFooterView = footer
  }

  /// Who stands in a row, and how they stand with the server.
  func row(at indexPath: IndexPath) -> PersonRow {
    people.item(at: ItemPosition(indexPath))
  }

  private func show() {
    guard let table else { return }
    do {
      try people.apply(PeopleSections.sections(of: rows), to: table)
    } catch {
      onFailure?(error)
    }
  }
}
