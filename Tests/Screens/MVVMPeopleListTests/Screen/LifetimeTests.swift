import Domain
import HeadlessUI
import MVVMPeopleList
import Pilot
import TestDoubles
import TestSupport
import Testing

@Suite("MVVM: memory", .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct LifetimeTests {
  /// The object whose deallocation is tested.
  enum Part: CaseIterable {
    case controller, viewModel
  }

  private func use(_ screen: PeopleListScreen) async throws {
    try screen.pilot.tap("Add")
    try screen.pilot.answer("New Person")
    try screen.pilot.tap("Cancel")
    try screen.pilot.swipeToDelete("Ada Lovelace")
    try screen.pilot.answer("Cancel")
    try screen.pilot.tap("Sorted by Last Name")
    try await screen.pilot.waitWhileBusy()
  }

  @Test("the controller and the view model are freed after use", arguments: Part.allCases)
  func used(_ part: Part) async throws {
    try await expectFreed { () -> AnyObject in
      let screen = PeopleListScreen([.ada], book: FixedAddressBook([]))
      try await use(screen)
      screen.pilot.window.rootViewController = nil
      return part == .controller ? screen.controller : screen.fixture.model
    }
  }

  @Test(
    "the controller and the view model are freed if the screen closes while its form is open",
    arguments: Part.allCases)
  func underForm(_ part: Part) async throws {
    try await expectFreed { () -> AnyObject in
      let screen = PeopleListScreen()
      try await screen.pilot.waitWhileBusy()
      try screen.pilot.tap("Add")
      screen.pilot.window.rootViewController = nil
      return part == .controller ? screen.controller : screen.fixture.model
    }
  }

  @Test("a screen that closes during a request is freed, and the reply is saved")
  func inFlight() async throws {
    let gate = Gate()
    let store = InMemoryPeopleStore(collation: .english)
    let communicator = MockAPICommunicator(people: [.ada])
    communicator.gate = gate
    var request: Task<Void, Never>?
    await expectFreed {
      let model = PeopleListViewModel(
        store: store, sortSetting: TransientSortSetting(), communicator: communicator,
        context: .test)
      let controller = PeopleListViewController(model)
      controller.loadViewIfNeeded()
      request = model.refresh()
      await gate.waitForWaiter()
      return controller
    }
    gate.open()
    await request?.value
    #expect(store.contents == [.ada])
  }

  @Test("if the view model is freed during a save, the person is still sent to the server")
  func whileSaving() async throws {
    let sent = Gate()
    let communicator = MockAPICommunicator()
    communicator.gate = sent
    var saving: Task<Void, Never>?
    await expectFreed {
      let fixture = ModelFixture(communicator: communicator, loads: false)
      fixture.model.add()
      fixture.form?.firstName = "Ada"
      saving = fixture.form?.submit()
      return fixture.model
    }
    await sent.waitForWaiter()
    sent.open()
    await saving?.value
    #expect(communicator.posted.map(\.firstName) == ["Ada"])
  }

  @Test(
    "the form, the address book and their view models are freed when they close",
    arguments: ["New Person", "From the Address Book"], Part.allCases)
  func pages(_ choice: String, _ part: Part) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.ada.info]))
    try await screen.pilot.waitWhileBusy()
    try await expectFreed { () -> AnyObject in
      try screen.pilot.tap("Add")
      try screen.pilot.answer(choice)
      try await screen.pilot.waitWhileBusy()
      let shown = screen.controller.presentedViewController as? UINavigationController
      let controller = try #require(shown?.topViewController)
      let model: AnyObject? = screen.fixture.form ?? screen.fixture.picker
      if choice == "New Person" {
        try screen.pilot.type("Ada", into: "First Name")
        try screen.pilot.tap("Save")
      } else {
        try screen.pilot.tap("Add All")
      }
      try await screen.pilot.waitWhileBusy()
      return part == .controller ? controller : try #require(model)
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
