import Domain
import HeadlessUI
import Pilot
import TestDoubles
import Testing

@testable import ReducerPeopleList

@Suite("Reducer: a row moves after a name change")
@MainActor
struct RowMovesTests {
  // MARK: Double
  // The handler ignores all effects. The rows arrive as an action.

  // MARK: Test
  @Test("the table shows the person at the new position")
  func decides() {
    let grace = PersonRow(.grace, section: "H")
    let store = PeopleListViewController.ListStore(
      .opened([grace, .ada]), reduce: PeopleListReducer.reduce
    ) { _, _ in }
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = PeopleListViewController(store, context: .test)
    window.makeKeyAndVisible()
    let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    let moved = PersonRow(Person(id: Person.ada.id, byron), section: "B")
    store.send(.rowsChanged(.success([moved, grace])))
    window.updatePropertiesIfNeeded()
    let rows = ScreenPilot(window).rows
    #expect(rows.map(\.section) == ["B", "H"])
    #expect(rows.map(\.title) == ["Ada Byron", "Grace Hopper"])
  }
}
