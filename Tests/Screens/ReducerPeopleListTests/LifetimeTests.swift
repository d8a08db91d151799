import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import ReducerPeopleList

@Suite("Reducer: memory", .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct LifetimeTests {
  /// The object whose deallocation is tested.
  enum Part: CaseIterable {
    case controller, store
  }

  @Test("a screen is freed when it is closed after use", arguments: Part.allCases)
  func used(_ part: Part) async throws {
    try await expectFreed { () -> AnyObject in
      let screen = PeopleListScreen(
        [.ada], marks: [Person.ada.id: .refused(reason: "no")], sync: MockPeopleSync(),
        book: FixedAddressBook([]))
      try screen.pilot.tap("Add")
      try screen.pilot.answer("New Person")
      try screen.pilot.type("Ada", into: "First Name")
      try screen.pilot.tap("Cancel")
      try screen.pilot.answer("Discard Changes")
      try screen.pilot.selectRow("Ada Lovelace")
      try screen.pilot.answer("Try Again")
      try screen.pilot.swipeToDelete("Ada Lovelace")
      try screen.pilot.answer("Cancel")
      screen.communicator.failure = .unreachable(reason: "no network")
      try screen.pilot.tap("Refresh")
      try await screen.pilot.waitWhileBusy()
      screen.pilot.window.rootViewController = nil
      return part == .controller ? screen.controller : screen.screenStore
    }
  }

  @Test("if the screen closes during a request, the store is freed after the request has ended")
  func inFlight() async {
    let gate = Gate()
    weak var store: PeopleListViewController.ListStore?
    await expectFreed {
      let screen = PeopleListScreen()
      store = screen.screenStore
      screen.communicator.gate = gate
      await gate.waitForWaiter()
      screen.pilot.window.rootViewController = nil
      return screen.controller
    }
    #expect(store != nil)
    gate.open()
    for _ in 0..<1000 where store != nil { await Task.yield() }
    #expect(store == nil, "the store was not freed within 1000 turns")
  }

  @Test(
    "the form and the address book are freed when they close",
    arguments: ["New Person", "From the Address Book"])
  func pages(_ choice: String) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.ada.info]))
    try await expectFreed {
      try screen.pilot.tap("Add")
      try screen.pilot.answer(choice)
      try await screen.pilot.waitWhileBusy()
      let page = try #require(screen.page)
      if choice == "New Person" { try screen.pilot.type("Ada", into: "First Name") }
      try screen.pilot.tap(choice == "New Person" ? "Save" : "Add All")
      try await screen.pilot.waitWhileBusy()
      return page
    }
  }

  @Test(
    "a form or address book that closes during a save is freed, and the person is sent",
    arguments: ["New Person", "From the Address Book"])
  func pageInFlight(_ choice: String) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.ada.info]))
    try await screen.pilot.waitWhileBusy()
    try await expectFreed {
      try screen.pilot.tap("Add")
      try screen.pilot.answer(choice)
      try await screen.pilot.waitWhileBusy()
      let page = try #require(screen.page)
      if choice == "New Person" { try screen.pilot.type("Ada", into: "First Name") }
      try screen.pilot.tap(choice == "New Person" ? "Save" : "Add All")
      screen.controller.dismiss(animated: false)
      return page
    }
    try await screen.pilot.waitUntil("the person is sent") { _ in
      screen.communicator.posted.map(\.firstName) == ["Ada"]
    }
  }
}
