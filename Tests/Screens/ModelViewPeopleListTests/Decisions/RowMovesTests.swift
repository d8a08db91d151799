import Domain
import HeadlessUI
import ModelViewPeopleList
import Pilot
import TestDoubles
import Testing

@Suite("Model-View: a row moves after a name change")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`. Only the controller connects the model to the table.

  // MARK: Test
  @Test("the table shows the person at the new position")
  func decides() async throws {
    let store = InMemoryPeopleStore(collation: .english, [.ada, .grace])
    let model = PeopleModel(store: store, sortSetting: TransientSortSetting())
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = PeopleListViewController(model, context: .test)
    window.makeKeyAndVisible()
    let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    try await model.save(Person(id: Person.ada.id, byron))
    window.updatePropertiesIfNeeded()
    let rows = ScreenPilot(window).rows
    #expect(rows.map(\.section) == ["B", "H"])
    #expect(rows.map(\.title) == ["Ada Byron", "Grace Hopper"])
  }
}
