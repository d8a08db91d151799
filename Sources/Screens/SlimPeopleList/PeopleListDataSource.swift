import DataSource
import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The data source of the people list: sections by letter, and the cells of the people.
///
/// It compares old and new rows and changes single rows, so a table on screen is never reloaded.
/// The screen holds the data source, but the table holds it only weakly.
@MainActor
final class PeopleListDataSource {
  private let people = PeopleDataSource(trustingIDs: true)
  private let adapter: TableViewAdapter<PeopleDataSource>

  init(_ context: PresentationContext) {
    adapter = TableViewAdapter(
      people,
      cell: CellConfiguration(identifier: PersonCell.identifier) {
        (cell: any PersonShowing, row) in
        cell.show(PersonRowPresenter(row.person, in: context), row.mark)
      })
    adapter.titleForSection = { [people] in people.sections[$0].id }
  }

  /// The sections that the table shows.
  var sections: [ListSection<String, PersonRow>] { people.sections }

  /// Becomes the data source of `table`. Calls `delete` when the user deletes a row.
  func attach(to table: UITableView, delete: @escaping @MainActor @Sendable (PersonRow) -> Void) {
    adapter.deleteItem = delete
    table.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    table.dataSource = adapter
  }

  /// Changes the table so that it shows `rows`. The identifiers are unique, because the store uses
  /// them as keys.
  func show(_ rows: [PersonRow], in table: any RowChanging) throws {
    try people.apply(PeopleSections.sections(of: rows), to: table)
  }

  func row(at indexPath: IndexPath) -> PersonRow {
    people.item(at: ItemPosition(indexPath))
  }
}
