import DataSource
import Domain
import TestDoubles
import Testing

@testable import SlimPeopleList

@Suite("Slim: a row moves after a name change")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // No double is used, because the test only compares values.

  // MARK: Test
  @Test("the row changes move the person to the new section")
  func decides() throws {
    let people = PeopleDataSource()
    let rows = [PersonRow(.grace, section: "H"), PersonRow(.ada, section: "L")]
    try people.apply(PeopleSections.sections(of: rows))
    let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    let renamed = PersonRow(Person(id: Person.ada.id, byron), section: "B")
    let update = try people.apply(PeopleSections.sections(of: [renamed, rows[0]]))
    #expect(update.insertedSections == [0])
    #expect(update.deletedSections == [1])
  }
}
