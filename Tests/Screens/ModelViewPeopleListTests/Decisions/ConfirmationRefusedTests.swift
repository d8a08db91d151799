import Domain
import HeadlessUI
import ModelViewPeopleList
import Pilot
import TestDoubles
import Testing

@Suite("Model-View: the user cancels a deletion")
@MainActor
struct ConfirmationRefusedTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`. The question is an alert of the controller.

  // MARK: Test
  @Test("no person is deleted")
  func decides() throws {
    let store = InMemoryPeopleStore(collation: .english, [.ada])
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = PeopleListViewController(
      PeopleModel(store: store, sortSetting: TransientSortSetting()), context: .test)
    window.makeKeyAndVisible()
    let pilot = ScreenPilot(window)
    try pilot.swipeToDelete("Ada Lovelace")
    #expect(pilot.alert?.title == "Delete Ada Lovelace?")
    try pilot.answer("Cancel")
    #expect(store.contents == [.ada])
  }
}
