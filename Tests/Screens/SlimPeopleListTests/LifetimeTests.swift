import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: memory", .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct LifetimeTests {
  @Test("a screen is freed when it is closed after use")
  func used() async throws {
    try await expectFreed {
      let screen = PeopleListScreen(
        [.ada], marks: [Person.ada.id: .refused(reason: "no")], sync: MockPeopleSync(),
        book: FixedAddressBook([]))
      try screen.pilot.tap("Add")
      try screen.pilot.answer("New Person")
      try screen.pilot.type("Ada", into: "First Name")
      try screen.pilot.tap("Cancel")
      try screen.pilot.answer("Discard Changes")
      try await screen.pilot.waitWhileBusy()
      try screen.pilot.selectRow("Ada Lovelace")
      try screen.pilot.answer("Try Again")
      try await screen.pilot.waitWhileBusy()
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
    var store: InMemoryPeopleStore?
    await expectFreed {
      let screen = PeopleListScreen()
      store = screen.store
      screen.communicator.people = [.ada]
      screen.communicator.gate = gate
      await gate.waitForWaiter()
      screen.pilot.window.rootViewController = nil
      return screen.controller
    }
    gate.open()
    for _ in 0..<100 where store?.contents.isEmpty == true { await Task.yield() }
    #expect(store?.contents == [.ada], "the reply was not saved within 100 turns")
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

  @Test("a form that closes during a save is freed, and the person is sent to the server")
  func formInFlight() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try await expectFreed {
      try screen.pilot.tap("Add")
      let shown = screen.controller.presentedViewController as? UINavigationController
      let form = try #require(shown?.topViewController)
      try screen.pilot.type("Ada", into: "First Name")
      try screen.pilot.tap("Save")
      screen.controller.dismiss(animated: false)
      return form
    }
    try await screen.pilot.waitUntil("the list shows Ada") { _ in screen.names == ["Ada"] }
    try await screen.pilot.waitUntil("the person is sent") { _ in
      screen.communicator.posted.map(\.firstName) == ["Ada"]
    }
  }

  @Test(
    "if a form or address book closes during a save, its view is freed",
    arguments: ["New Person", "From the Address Book"])
  func viewInFlight(_ choice: String) async throws {
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
      return try #require((page.view as? UITableView)?.tableFooterView ?? page.view)
    }
    try await screen.pilot.waitWhileBusy()
  }

  @Test("a screen is freed if it closes while an alert is open")
  func question() async throws {
    try await expectFreed {
      let screen = PeopleListScreen([.ada])
      try await screen.pilot.waitWhileBusy()
      try screen.pilot.swipeToDelete("Ada Lovelace")
      screen.pilot.window.rootViewController = nil
      return screen.controller
    }
  }
}
