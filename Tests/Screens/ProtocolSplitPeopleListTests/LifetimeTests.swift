import Domain
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: memory", .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct LifetimeTests {
  @Test("a screen is freed when it is closed after use")
  func used() async throws {
    try await expectFreed {
      let screen = PeopleListScreen(rows: [.ada], book: FixedAddressBook([]))
      try screen.pilot.tap("Add")
      try screen.pilot.answer("New Person")
      try screen.pilot.tap("Cancel")
      try screen.pilot.swipeToDelete("Ada Lovelace")
      try screen.pilot.answer("Cancel")
      try screen.pilot.tap("Sorted by Last Name")
      try await screen.pilot.waitWhileBusy()
      screen.pilot.window.rootViewController = nil
      return screen.controller
    }
  }

  @Test("a screen that closes during a request is freed, and the reply is saved")
  func inFlight() async throws {
    let gate = Gate()
    let communicator = MockAPICommunicator(people: [.ada])
    communicator.gate = gate
    let provider = MockDataProvider()
    var request: Task<Void, Never>?
    await expectFreed {
      let controller = PeopleListViewController(
        dataProvider: provider, sortSetting: TransientSortSetting(), context: .test)
      controller.communicator = communicator
      request = controller.fetchPeopleFromAPI()
      await gate.waitForWaiter()
      return controller
    }
    gate.open()
    await request?.value
    #expect(provider.messages == [.addPeople([.ada])])
  }

  @Test(
    "the form and the address book are freed when they close",
    arguments: ["New Person", "From the Address Book"])
  func presented(_ choice: String) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.ada.info]))
    try await expectFreed {
      try screen.pilot.tap("Add")
      try screen.pilot.answer(choice)
      try await screen.pilot.waitWhileBusy()
      let shown = screen.controller.presentedViewController as? UINavigationController
      let controller = try #require(shown?.topViewController)
      if choice == "New Person" {
        try screen.pilot.type("Ada", into: "First Name")
        try screen.pilot.tap("Save")
      } else {
        try screen.pilot.tap("Add All")
      }
      try await screen.pilot.waitWhileBusy()
      return controller
    }
  }

  @Test("the observation of the store does not retain the data provider")
  func provider() async {
    let store = InMemoryPeopleStore(collation: FirstLetterCollation())
    await expectFreed {
      let provider = StorePeopleListDataProvider(store: store, sortSetting: TransientSortSetting())
      provider.onChange = { _ in }
      provider.fetch()
      return provider
    }
  }

  @Test(
    "a form or address book that closes during a save is freed",
    arguments: ["New Person", "From the Address Book"])
  func pageInFlight(_ choice: String) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.ada.info]))
    try await screen.pilot.waitWhileBusy()
    try await expectFreed {
      try screen.pilot.tap("Add")
      try screen.pilot.answer(choice)
      try await screen.pilot.waitWhileBusy()
      let shown = screen.controller.presentedViewController as? UINavigationController
      let page = try #require(shown?.topViewController)
      if choice == "New Person" { try screen.pilot.type("Ada", into: "First Name") }
      try screen.pilot.tap(choice == "New Person" ? "Save" : "Add All")
      screen.controller.dismiss(animated: false)
      return page
    }
    try await screen.pilot.waitWhileBusy()
  }
}
