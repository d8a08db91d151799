import DataSource
import Domain
import HeadlessUI
import Presenter
import TestDoubles
import Testing

@testable import MassivePeopleList

@Suite("The data source changes single rows")
@MainActor struct PeopleListDataSourceTests {
  // MARK: Double
  private final class TableSpy: RowChanging {
    var updates: [ListUpdate] = []

    func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
      updates.append(update)
      updatingData()
    }
  }

  // MARK: Tests
  private let context = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
  private let table = TableSpy()

  @Test("a person with a new section title moves to that section")
  func letter() throws {
    let list = PeopleListDataSource(context)
    try list.show(
      [PersonRow(.grace, section: "H"), PersonRow(.ada, section: "L")], in: table)
    try list.show(
      [PersonRow(.ada, section: "B"), PersonRow(.grace, section: "H")], in: table)
    #expect(list.sections.map(\.id) == ["B", "H"])
    #expect(list.row(at: IndexPath(row: 0, section: 0)).person == .ada)
    #expect(table.updates.last?.deletedSections == [1])
    #expect(table.updates.last?.insertedSections == [0])
    #expect(table.updates.last?.reconfiguredRows == [])
  }

  @Test("a new sync mark reconfigures its row and changes no other row")
  func mark() throws {
    let list = PeopleListDataSource(context)
    let grace = PersonRow(.grace, section: "H")
    try list.show([grace, PersonRow(.ada, section: "L")], in: table)
    try list.show([grace, PersonRow(.ada, section: "L", mark: .waiting)], in: table)
    var update = ListUpdate()
    update.reconfiguredRows = [ItemPosition(section: 1, row: 0)]
    #expect(table.updates.last == update)
  }

  @Test("a table shows a section title and a cell, and a swipe calls `delete` with the person")
  func swipe() throws {
    let list = PeopleListDataSource(context)
    let table = UITableView(frame: .zero, style: .plain)
    var deleted: [Person] = []
    list.attach(to: table) { deleted.append($0) }
    try list.show([PersonRow(.ada, section: "L")], in: table)
    let source = try #require(table.dataSource)
    let path = IndexPath(row: 0, section: 0)
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "L")
    #expect(source.tableView(table, cellForRowAt: path).textLabel?.text == "Ada Lovelace")
    #expect(source.tableView(table, canEditRowAt: path))
    source.tableView(table, commit: .delete, forRowAt: path)
    #expect(deleted == [.ada])
  }
}
