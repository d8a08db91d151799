import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import MVPPeopleList

@Suite("MVP: memory", .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct LifetimeTests {
  /// The object whose deallocation is tested. The store is freed after all parts that hold it.
  enum Part: CaseIterable {
    case controller, store
  }

  private func makeScreen() -> PeopleListScreen {
    PeopleListScreen(
      [.ada], marks: [Person.ada.id: .refused(reason: "no")], sync: MockPeopleSync(),
      book: FixedAddressBook([Person.grace.info]))
  }

  private func close(_ screen: PeopleListScreen, _ part: Part) -> AnyObject {
    screen.pilot.window.rootViewController = nil
    return part == .controller ? screen.controller : screen.store
  }

  @Test("all parts are freed when the screen is closed after use", arguments: Part.allCases)
  func used(_ part: Part) async throws {
    try await expectFreed { () -> AnyObject in
      let screen = makeScreen()
      let pilot = screen.pilot
      try pilot.tap("Add")
      try pilot.answer("New Person")
      try pilot.type("Ada", into: "First Name")
      try pilot.tap("Cancel")
      try pilot.answer("Discard Changes")
      try await pilot.waitWhileBusy()
      try pilot.selectRow("Ada Lovelace")
      try pilot.answer("Try Again")
      try await pilot.waitWhileBusy()
      try pilot.swipeToDelete("Ada Lovelace")
      try pilot.answer("Cancel")
      try pilot.tap("Sorted by Last Name")
      try await pilot.waitWhileBusy()
      return close(screen, part)
    }
  }

  @Test(
    "all parts are freed when the screen closes while another screen is open",
    arguments: ["New Person", "From the Address Book"], Part.allCases)
  func underPage(_ choice: String, _ part: Part) async throws {
    try await expectFreed { () -> AnyObject in
      let screen = makeScreen()
      try await screen.pilot.waitWhileBusy()
      try screen.pilot.tap("Add")
      try screen.pilot.answer(choice)
      try await screen.pilot.waitWhileBusy()
      return close(screen, part)
    }
  }

  @Test("if the screen closes during a request, the other parts are freed after the reply")
  func inFlight() async throws {
    let gate = Gate()
    weak var store: InMemoryPeopleStore?
    await expectFreed {
      let screen = makeScreen()
      store = screen.store
      screen.communicator.gate = gate
      await gate.waitForWaiter()
      return close(screen, .controller)
    }
    #expect(store != nil, "the request saves its reply")
    gate.open()
    for _ in 0..<1000 where store != nil { await Task.yield() }
    #expect(store == nil)
  }

  @Test(
    "the form and the address book are freed when they close",
    arguments: ["New Person", "From the Address Book"])
  func pages(_ choice: String) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.ada.info]))
    try await screen.pilot.waitWhileBusy()
    try await expectFreed {
      try screen.pilot.tap("Add")
      try screen.pilot.answer(choice)
      try await screen.pilot.waitWhileBusy()
      let page = try #require(screen.page)
      if choice == "New Person" {
        try screen.pilot.type("Ada", into: "First Name")
        try screen.pilot.tap("Save")
      } else {
        try screen.pilot.tap("Add All")
      }
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
