import Domain
import MVVMPeopleList
import TestDoubles
import Testing

@Suite("MVVM, decided: a confirmation is refused")
@MainActor
struct ConfirmationRefusedTests {
  // MARK: Double
  // The store of TestDoubles.

  // MARK: Test
  @Test("nobody is deleted where the answer is no")
  func decides() async {
    let store = InMemoryPeopleStore(collation: .english, [.ada])
    let model = PeopleListViewModel(
      store: store, sortSetting: TransientSortSetting(), context: .test)
    model.delete(PersonRow(.ada, section: "L"))
    #expect(model.alert?.title == "Delete Ada Lovelace?")
    await model.answer(model.alert?.buttons.first?.action)?.value
    #expect(store.contents == [.ada])
  }
}
