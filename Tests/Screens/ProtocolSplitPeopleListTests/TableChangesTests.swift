import Domain
import Foundation
import TestDoubles
import Testing

@testable import ProtocolSplitPeopleList

@Suite("Protocol split: changes of the table")
struct TableChangesTests {
  private typealias Section = PeopleListDataSource.Section

  private func row(_ person: Person, _ section: String, _ mark: SyncMark = .synced) -> PersonRow {
    PersonRow(person, section: section, mark: mark)
  }

  private func changes(_ old: [Section], _ new: [Section]) -> TableChanges? {
    TableChanges(from: old, to: new)
  }

  @Test("an inserted or deleted section has no separate row changes")
  func newSection() throws {
    let grace = Section(title: "H", rows: [row(.grace, "H")])
    let ada = Section(title: "L", rows: [row(.ada, "L")])
    let inserted = try #require(changes([grace], [grace, ada]))
    #expect(inserted.insertedSections == [1])
    #expect(inserted.insertedRows.isEmpty)
    let deleted = try #require(changes([grace, ada], [ada]))
    #expect(deleted.deletedSections == [0])
    #expect(deleted.deletedRows.isEmpty)
  }

  @Test("rows are inserted and deleted in a section that both lists contain")
  func rows() throws {
    let old = Section(title: "A", rows: [row(.grace, "A"), row(.ada, "A")])
    let new = Section(title: "A", rows: [row(.ada, "A"), row(.alan, "A")])
    let found = try #require(changes([old], [new]))
    #expect(found.deletedRows == [IndexPath(indexes: [0, 0])])
    #expect(found.insertedRows == [IndexPath(indexes: [0, 1])])
    #expect(found.updatedRows.isEmpty)
  }

  @Test("the row of a renamed person is deleted and inserted, even at the same position")
  func renamed() throws {
    let king = PersonInfo(storedFirstName: "Ada", lastName: "King", birthday: nil)
    let new = Section(title: "A", rows: [row(Person(id: Person.ada.id, king), "A")])
    let found = try #require(changes([Section(title: "A", rows: [row(.ada, "A")])], [new]))
    #expect(found.deletedRows == found.insertedRows)
    #expect(found.deletedRows.count == 1)
  }

  @Test("a changed mark updates the row at its new position")
  func mark() throws {
    let old = Section(title: "A", rows: [row(.grace, "A"), row(.ada, "A")])
    let new = Section(title: "A", rows: [row(.ada, "A", .waiting)])
    let found = try #require(changes([old], [new]))
    #expect(found.updatedRows == [IndexPath(indexes: [0, 0])])
    #expect(found.insertedRows.isEmpty)
  }

  @Test("`TableChanges` is nil if the remaining rows or sections change their order")
  func order() {
    let old = Section(title: "A", rows: [row(.grace, "A"), row(.ada, "A")])
    let other = Section(title: "B", rows: [row(.alan, "B")])
    #expect(changes([old], [Section(title: "A", rows: old.rows.reversed())]) == nil)
    #expect(changes([old, other], [other, old]) == nil)
  }
}
