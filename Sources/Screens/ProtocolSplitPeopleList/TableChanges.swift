import Domain
import Foundation

/// The changes that turn a table's old sections into new sections.
///
/// As in the people-list text, a renamed person is deleted and inserted, because the name
/// determines the position. Any other change updates the row in place. Updating an off-screen row
/// has no effect, so the crash of that text's data provider cannot happen.
struct TableChanges: Equatable {
  private(set) var deletedSections: IndexSet
  private(set) var insertedSections: IndexSet
  private(set) var deletedRows: [IndexPath] = []
  private(set) var insertedRows: [IndexPath] = []
  /// The rows with changed content, at their new positions.
  private(set) var updatedRows: [IndexPath] = []

  /// Compares the sections. Returns nil if the remaining sections or rows change their order.
  ///
  /// This order changes only if the sort setting changes, and then the table must reload.
  init?(from old: [PeopleListDataSource.Section], to new: [PeopleListDataSource.Section]) {
    let (oldTitles, newTitles) = (Set(old.map(\.title)), Set(new.map(\.title)))
    deletedSections = IndexSet(old.indices.filter { !newTitles.contains(old[$0].title) })
    insertedSections = IndexSet(new.indices.filter { !oldTitles.contains(new[$0].title) })
    let oldNumbers = old.indices.filter { !deletedSections.contains($0) }
    let newNumbers = new.indices.filter { !insertedSections.contains($0) }
    guard oldNumbers.map({ old[$0].title }) == newNumbers.map({ new[$0].title }) else { return nil }
    for (from, to) in zip(oldNumbers, newNumbers) where old[from].rows != new[to].rows {
      guard compare(old[from].rows, in: from, new[to].rows, in: to) else { return nil }
    }
  }

  /// Adds the row changes of one section. Returns false if the rows that remain change their order.
  private mutating func compare(
    _ old: [PersonRow], in oldSection: Int, _ new: [PersonRow], in newSection: Int
  ) -> Bool {
    let oldByID = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let newByID = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
    var (oldOrder, newOrder): ([Person.ID], [Person.ID]) = ([], [])
    for (number, row) in old.enumerated() {
      if row.hasName(of: newByID[row.id]) {
        oldOrder.append(row.id)
      } else {
        deletedRows.append([oldSection, number])
      }
    }
    for (number, row) in new.enumerated() {
      let indexPath: IndexPath = [newSection, number]
      if row.hasName(of: oldByID[row.id]) {
        newOrder.append(row.id)
        if row != oldByID[row.id] { updatedRows.append(indexPath) }
      } else {
        insertedRows.append(indexPath)
      }
    }
    return oldOrder == newOrder
  }
}

extension PersonRow {
  fileprivate func hasName(of other: PersonRow?) -> Bool {
    person.firstName == other?.person.firstName && person.lastName == other?.person.lastName
  }
}
