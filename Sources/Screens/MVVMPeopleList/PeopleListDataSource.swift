import DataSource
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI

/// The data source of the people list: sections by letter, and a text if the list is empty.
///
/// It compares old and new rows and changes single rows, so the table is never reloaded. The view
/// model supplies the texts of a cell.
@MainActor
final class PeopleListDataSource {
  /// The rows that are shown. Their identifiers are unique, because they are keys of the store.
  var rows: [PersonRow] = [] { didSet { showRows() } }
  /// Called if the rows cannot be shown. The table keeps the previous rows.
  var onFailure: (@MainActor (any Error) -> Void)?
  /// The text shown if there are no people. An empty text hides the label.
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

  /// Becomes the data source of `table`. Calls `delete` after a swipe.
  func attach(
    to table: TableView, footer: View, delete: @escaping @MainActor (PersonRow) -> Void
  ) {
    self.table = table
    adapter.deleteItem = delete
    table.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    table.dataSource = adapter
    table.tableFooterView = footer
  }

  func row(at indexPath: IndexPath) -> PersonRow {
    people.item(at: ItemPosition(indexPath))
  }

  private func showRows() {
    guard let table else { return }
    do {
      try people.apply(PeopleSections.sections(of: rows), to: table)
    } catch {
      onFailure?(error)
    }
  }
}
