import Collation
import Domain
import Foundation
import Navigator
import TestDoubles
import TestSupport
import Testing

@Suite("Parameters of a screen: an identifier or a model")
@MainActor struct PersonParameterTests {
  @Test(
    "after a change in the store, only the screen with an identifier shows the new data",
    .tags(.trap))
  func idNotModel() async throws {
    let english = SystemNameCollation(locale: Locale(identifier: "en"))
    let store = InMemoryPeopleStore(collation: english, [.ada])
    let byModel = PersonByModelScreen(.ada)
    let byID = PersonByIDScreen(Person.ada.id, store: store)
    let renamed = PersonInfo(storedFirstName: "Augusta", lastName: "King", birthday: nil)
    try await store.save([Person(id: Person.ada.id, renamed)])
    #expect(byModel.title() == "Ada")
    let title = try await byID.title()
    #expect(title == "Augusta")
    try await store.delete([Person.ada.id])
    #expect(byModel.title() == "Ada")
    let missingTitle = try await byID.title()
    #expect(missingTitle == nil)
  }
}
