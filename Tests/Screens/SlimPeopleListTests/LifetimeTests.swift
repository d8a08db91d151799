import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: what lives how long", .timeLimit(.minutes(3)), .tags(.memory))
@MainActor
struct LifetimeTests {
  @Test("a screen that was used and closed is freed")
  func used() async throws {
    try await expectFreed {
      let screen = PeopleListScreen(
        [.ada], marks: [Person.ada.id: .refused(reason: "no")], sync: MockPeopleSync(),
        book: FixedAddressBook([]))
      try screen.pilot.tap("Add")
      try screen.pilot.answer("New Person")
      try screen.pilot.type("Ada", into: "First Name")
      try screen.pilot.tap("Cancel")
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

  @Test("a screen closed while a request is in flight is freed at once; the answer is still kept")
  func inFlight() async throws {
    let gate = Gate()
    var store: InMemoryPeopleStore?
    await expectFreed {
      let screen = PeopleListScreen()
      store = screen.store
      screen.communicator.people = [.ada]
      screen.communicator.gate = gate
      await gate.someoneWaits()
      screen.pilot.window.rootViewController = nil
      return screen.controller
    }
    gate.open()
    while store?.contents.isEmpty == true, !Task.isCancelled { await Task.yield() }
    #expect(store?.contents == [.ada])
  }

  @Test(
    "the form and the picker are freed when they are closed",
    arguments: ["New Person", "From the Address Book"])
  func presented(_ way: String) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.ada.info]))
    try await expectFreed {
      try screen.pilot.tap("Add")
      try screen.pilot.answer(way)
      try await screen.pilot.waitWhileBusy()
      let shown = screen.controller.presentedViewController as? NavigationController
      let controller = try #require(shown?.topViewController)
      if way == "New Person" {
        try screen.pilot.type("Ada", into: "First Name")
        try screen.pilot.tap("Save")
      } else {
        try screen.pilot.tap("Add All")
      }
      try await screen.pilot.waitWhileBusy()
      return controller
    }
  }

  @Test("a form closed with its saving in flight is freed with it, and the person is told of")
  func formInFlight() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try await expectFreed {
      try screen.pilot.tap("Add")
      let shown = screen.controller.presentedViewController as? NavigationController
      let form = try #require(shown?.topViewController)
      try screen.pilot.type("Ada", into: "First Name")
      try screen.pilot.tap("Save")
      screen.controller.dismiss(animated: false)
      return form
    }
    try await screen.pilot.waitUntil("Ada is there") { _ in screen.names == ["Ada"] }
    try await screen.pilot.waitWhileBusy()
    #expect(screen.communicator.postPersonGotCalled)
  }

  @Test(
    "a page closed with its work in flight keeps no view of it",
    arguments: ["New Person", "From the Address Book"])
  func viewInFlight(_ way: String) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.ada.info]))
    try await screen.pilot.waitWhileBusy()
    try await expectFreed {
      try screen.pilot.tap("Add")
      try screen.pilot.answer(way)
      try await screen.pilot.waitWhileBusy()
      let shown = screen.controller.presentedViewController as? NavigationController
      let page = try #require(shown?.topViewController)
      if way == "New Person" { try screen.pilot.type("Ada", into: "First Name") }
      try screen.pilot.tap(way == "New Person" ? "Save" : "Add All")
      screen.controller.dismiss(animated: false)
      return try #require((page.view as? TableView)?.tableFooterView ?? page.view)
    }
    try await screen.pilot.waitWhileBusy()
  }

  @Test("a question that stands when the screen goes frees it all")
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
