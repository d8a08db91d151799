import Domain
import Presenter

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// The table's data source: people in sections by letter, or a message if there are none.
///
/// In the people-list text the provider's protocol inherits `UITableViewDataSource`, so each mock
/// must implement the table's methods. Here this class implements them, for any data provider.
///
/// The screen holds the data source. The data source and the table hold each other weakly.
@MainActor
final class PeopleListDataSource: NSObject, UITableViewDataSource {
  /// The rows below one letter.
  struct Section: Equatable {
    let title: String
    var rows: [PersonRow]
  }

  let context: PresentationContext
  let footer = PeopleListFooter()
  private(set) var sections: [Section] = []
  private weak var tableView: UITableView?
  private var deletePerson: (@MainActor (Person) -> Void)?
  private let emptyLabel = UILabel()

  init(_ context: PresentationContext) {
    self.context = context
    super.init()
    emptyLabel.text = "No people yet."
    emptyLabel.textAlignment = .center
  }

  /// Becomes the data source of `table`. Calls `delete` when the user deletes a row.
  ///
  /// The row stays until the data provider removes the person.
  func attach(to table: UITableView, delete: @escaping @MainActor (Person) -> Void) {
    deletePerson = delete
    table.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    table.dataSource = self
    table.tableFooterView = footer
    tableView = table
  }

  /// Shows the rows of the data provider.
  ///
  /// In a table on screen, only the changed rows are updated, unless the sort order changes.
  func show(_ rows: [PersonRow]) {
    let (old, new) = (sections, Self.sections(of: rows))
    tableView?.backgroundView = rows.isEmpty ? emptyLabel : nil
    guard let tableView, tableView.window != nil, let changes = TableChanges(from: old, to: new)
    else {
      sections = new
      tableView?.reloadData()
      return
    }
    tableView.performBatchUpdates {
      self.sections = new
      tableView.deleteSections(changes.deletedSections, with: .automatic)
      tableView.insertSections(changes.insertedSections, with: .automatic)
      tableView.deleteRows(at: changes.deletedRows, with: .automatic)
      tableView.insertRows(at: changes.insertedRows, with: .automatic)
    }
    tableView.reconfigureRows(at: changes.updatedRows)
  }

  func row(at indexPath: IndexPath) -> PersonRow {
    sections[indexPath.section].rows[indexPath.row]
  }

  private static func sections(of rows: [PersonRow]) -> [Section] {
    var sections: [Section] = []
    for row in rows {
      if sections.last?.title == row.section {
        sections[sections.count - 1].rows.append(row)
      } else {
        sections.append(Section(title: row.section, rows: [row]))
      }
    }
    return sections
  }

  // MARK: UITableViewDataSource

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: PersonCell.identifier, for: indexPath)
    let row = row(at: indexPath)
    (cell as? any PersonShowing)?.show(PersonRowPresenter(row.person, in: context), row.mark)
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { deletePerson?(row(at: indexPath).person) }
  }
}
