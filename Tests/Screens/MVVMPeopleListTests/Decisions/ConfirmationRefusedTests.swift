import Domain
import MVVMPeopleList
import TestDoubles
import Testing

@Suite("MVVM: the user cancels a deletion")
@MainActor
struct ConfirmationRefusedTests {
  // MARK: Double
  // The double for the store is in `TestDoubles`.

  // MARK: Test
  @Test("no person is deleted")
  func decides() async {
    let store = InMemoryPeopleStore(collation: .english, [.ada])
    let model = PeopleListViewModel(
      store: store, sortSetting: TransientSortSetting(), context: .test)
    model.delete(PersonRowModel(PersonRow(.ada, section: "L"), in: .test))
    #expect(model.alert?.title == "Delete Ada Lovelace?")
    await model.answer(model.alert?.buttons.first?.action)?.value
    #expect(store.contents == [.ada])
  }
}
