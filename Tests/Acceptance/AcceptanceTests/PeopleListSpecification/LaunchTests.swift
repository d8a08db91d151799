import Domain
import Pilot
import TestDoubles
import Testing

extension Specification {
  @Suite("Launch")
  @MainActor
  struct LaunchTests {
    @Test("stored people are shown before the server replies", arguments: Variant.all)
    func localRowsFirst(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      let gate = Gate()
      app.server.gate = gate
      try await app.openWithoutWaiting()
      await gate.waitForWaiter()
      try await app.waitFor(["Grace Hopper", "Ada Lovelace"])
      #expect(app.server.messages == [.getPeople])
      #expect(app.pilot.isBusy)
      gate.open()
      try await app.pilot.waitWhileBusy()
    }

    @Test("the navigation bar shows the title and four buttons", arguments: Variant.all)
    func bar(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      #expect(app.pilot.title == "People")
      #expect(app.pilot.buttons == ["Edit", "Refresh", "Sorted by Last Name", "Add"])
    }

    @Test(
      "a row shows a person's name and birthday, in the section of the last name",
      arguments: Variant.all)
    func rows(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace, .alan])
      try await app.open()
      #expect(
        app.pilot.rows == [
          RowOnScreen(section: "H", texts: ["Grace Hopper", "December 9, 1906"]),
          RowOnScreen(section: "L", texts: ["Ada Lovelace", "December 10, 1815"]),
          RowOnScreen(section: "T", texts: ["Alan Turing", "June 23, 1912"]),
        ])
    }

    @Test("an empty list shows a message", arguments: Variant.all)
    func empty(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      #expect(app.pilot.labels == ["No people yet."])
      try await app.add("Ada", "Lovelace")
      #expect(app.pilot.labels.isEmpty)
      try await app.delete("Ada Lovelace")
      #expect(app.pilot.labels == ["No people yet."])
    }

    @Test("without a server, people are shown and saved", arguments: Variant.all)
    func noServer(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      app.communicator = LocalOnlyCommunicator()
      try await app.open()
      try await app.add("Grace", "Hopper")
      #expect(app.names == ["Grace Hopper", "Ada Lovelace"])
      #expect(app.pilot.alert == nil)
    }

    @Test(
      "if the first read fails, an alert shows the reason, and “Try Again” reads again",
      arguments: Variant.all)
    func unreadable(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.storage.failReads(true)
      try await app.openWithoutWaiting()
      try await app.waitForAlert("The People Cannot Be Shown")
      #expect(app.pilot.alert?.message.contains("no such table: person") == true)
      #expect(app.pilot.alert?.buttons == ["OK", "Try Again"])
      try await app.storage.failReads(false)
      try app.pilot.answer("Try Again")
      try await app.waitFor(["Ada Lovelace"])
    }

    @Test("a list of two thousand people has cells only for visible rows", arguments: Variant.all)
    func twoThousand(_ variant: Variant) async throws {
      let crowd = (1...2000).map { Person.named("Member", "Crowd \(10_000 + $0)") }
      let app = try await TestApp(variant, crowd)
      try await app.open()
      #expect(app.pilot.rowCount == 2000)
      #expect(app.pilot.rows.count < 30)
      #expect(app.names.first == "Member Crowd 10001")
      try app.pilot.scroll(toRow: 2000)
      #expect(app.names.last == "Member Crowd 12000")
      try await app.changeStore(save: [.ada], delete: [crowd[999].id])
      try await app.pilot.waitUntil("Ada is shown") {
        $0.rowCount == 2000 && $0.rows.last?.title == "Ada Lovelace"
      }
    }
  }
}
