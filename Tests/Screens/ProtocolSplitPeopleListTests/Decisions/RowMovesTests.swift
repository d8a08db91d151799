import Domain
import TestDoubles
import Testing

@testable import ProtocolSplitPeopleList

@Suite("Protocol split: a row moves after a name change")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // No double is used: the test passes the rows to the data source.

  // MARK: Test
  @Test("the sections show the person below the new letter")
  func decides() {
    let list = PeopleListDataSource(.test)
    list.show([PersonRow(.grace, section: "H"), PersonRow(.ada, section: "L")])
    let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    let renamed = PersonRow(Person(id: Person.ada.id, byron), section: "B")
    list.show([renamed, PersonRow(.grace, section: "H")])
    #expect(
      list.sections == [
        .init(title: "B", rows: [renamed]),
        .init(title: "H", rows: [PersonRow(.grace, section: "H")]),
      ])
  }
}
