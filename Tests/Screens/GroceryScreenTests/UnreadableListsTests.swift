import Database
import Foundation
import HeadlessUI
import Pilot
import TestSupport
import Testing

@Suite("Grocery: lists that cannot be read", .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct UnreadableListsTests {
  @Test(
    "lists that another program spoils are told, over an open question, which stays",
    arguments: Variant.allCases)
  func spoilt(_ variant: Variant) async throws {
    let folder = try TemporaryDatabase()
    let pilot = try await variant.open(at: folder.location)
    try await pilot.add("Party")
    try await pilot.askForNew()
    try pilot.type("Camping", into: "Title")
    try await folder.spoil()
    try await pilot.waitUntil("the failure is told") { $0.alert?.title != "New Shopping List" }
    #expect(pilot.alert?.title == "The lists cannot be shown.")
    #expect(pilot.alert?.message.contains("lists.sqlite") == true)
    try pilot.answer("OK")
    #expect(pilot.alert?.fields == ["Camping"])
    try pilot.answer("Cancel")
    #expect(pilot.titles == ["Party"])
  }

  @Test("the big controller, which opens the file itself, tells that it is no database")
  func foreign() async throws {
    let folder = try TemporaryDatabase()
    try folder.makeForeign()
    let pilot = try await Variant.massive.open(at: folder.location)
    #expect(pilot.alert?.title == "The lists cannot be shown.")
    try pilot.answer("OK")
    #expect(throws: PilotError.self) { try pilot.tap("Add") }
  }

  @Test("the big controller adds nothing before there is where to save")
  func opening() async throws {
    let screen = try await Variant.massive.makeController(at: .memory)
    screen.loadViewIfNeeded()
    let add = try #require(screen.navigationItem.rightBarButtonItem)
    #expect(!add.isEnabled)
    let pilot = try await Variant.massive.open()
    #expect(pilot.screen?.navigationItem.rightBarButtonItem?.isEnabled == true)
  }
}
