import DataSource
import Domain
import TestDoubles
import Testing

@testable import SlimPeopleList

@Suite("Slim, decided: a row moves because a name changed")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // None: which rows change is a value.

  // MARK: Test
  @Test("the row changes lead to the place of the new name")
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
