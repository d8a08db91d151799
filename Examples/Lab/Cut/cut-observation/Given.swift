import Collation
import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@testable import MassivePeopleList

@Suite("The data provider observes the people")
@MainActor struct StorePeopleListDataProviderTests {
  private let store = InMemoryPeopleStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")), [.ada, .grace])

  @Test("`fetch()` observes the people in the order of the setting")
  func fetch() {
    let provider = StorePeopleListDataProvider(
      store: store, sortSetting: TransientSortSetting(.firstName))
    var names: [[String]] = []
    provider.onChange = { names.append(((try? $0.get()) ?? []).map(\.person.firstName)) }
    provider.fetch()
    #expect(store.messages == [.observed(.firstName)])
    #expect(names == [["Ada", "Grace"]])
  }

  @Test("`changeOrder()` saves the other order and observes the people in that order")
  func changeOrder() {
    let setting = TransientSortSetting()
    let provider = StorePeopleListDataProvider(store: store, sortSetting: setting)
    provider.fetch()
    provider.changeOrder()
    #expect(setting.nameOrder == .firstName)
    provider.changeOrder()
    #expect(setting.nameOrder == .lastName)
    #expect(
      store.messages == [.observed(.lastName), .observed(.firstName), .observed(.lastName)])
  }

  @Test("after `changeOrder()`, a change of the store is delivered once")
  func oneObservation() async throws {
    let provider = StorePeopleListDataProvider(store: store, sortSetting: TransientSortSetting())
    provider.fetch()
    provider.changeOrder()
    var count = 0
    provider.onChange = { _ in count += 1 }
    try await store.save([.alan])
    #expect(count == 1)
  }

  @Test("a read error is delivered to `onChange`")
  func failure() {
    let provider = StorePeopleListDataProvider(store: store, sortSetting: TransientSortSetting())
    var failure: StoreError?
    provider.onChange = { if case .failure(let error) = $0 { failure = error } }
    provider.fetch()
    store.failure = .full(file: "people.sqlite")
    #expect(failure == .full(file: "people.sqlite"))
  }

  @Test("the store does not retain the data provider", .tags(.memory))
  func lifetime() async {
    await expectFreed {
      let provider = StorePeopleListDataProvider(
        store: store, sortSetting: TransientSortSetting())
      provider.fetch()
      return provider
    }
  }
}
