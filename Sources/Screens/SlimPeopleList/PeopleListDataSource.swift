import DataSource
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Presenter

/// What the table of the people list shows: sections by letter, a cell for each person, a few
/// words where there is nobody. Row changes come from the difference between old and new rows
/// (row A6), so that no table is ever reloaded.
///
/// The screen holds it; the table holds it weakly, as UIKit's tables do.
@MainActor
final class PeopleListDataSource {
  let context: PresentationContext
  private let people = PeopleDataSource(trustingIDs: true)
  private let adapter: TableViewAdapter<PeopleDataSource>
  private let emptyLabel = Label()

  init(_ context: PresentationContext) {
    self.context = context
    adapter = TableViewAdapter(
      people,
      cell: CellConfiguration(identifier: PersonCell.identifier) {
        (cell: any PersonShowing, row) in
        let person = PersonRowPresenter(row.person, in: context)
        cell.nameText = person.fullName
        cell.birthdayText = person.birthday
        cell.markText = row.mark.sign
      })
    adapter.titleForSection = { [people] in people.sections[$0].id }
    emptyLabel.text = "No people yet."
    emptyLabel.textAlignment = .center
  }

  /// Fills `table` from now on; `delete` is told whose row was swiped away.
  func attach(
    to table: TableView, footer: View, delete: @escaping @MainActor (Person) -> Void
  ) {
    adapter.deleteItem = { delete($0.person) }
    table.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    table.dataSource = adapter
    table.tableFooterView = footer
  }

  /// Shows the rows, by the changes that lead to them. Their identifiers are the store's key, so
  /// that none comes twice and nobody looks for it.
  func show(_ rows: [PersonRow], in table: TableView) throws {
    try people.apply(PeopleSections.sections(of: rows), to: table)
    table.backgroundView = rows.isEmpty ? emptyLabel : nil
  }

  /// Who stands in a row, and how they stand with the server.
  func row(at indexPath: IndexPath) -> PersonRow {
    people.item(at: ItemPosition(indexPath))
  }
}
