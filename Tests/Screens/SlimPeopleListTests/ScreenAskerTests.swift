import HeadlessUI
import Interaction
import Pilot
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: questions are asked by alerts", .timeLimit(.minutes(3)))
@MainActor
struct ScreenAskerTests {
  @Test("a question that nobody waits for any longer leaves the screen")
  func withdrawn() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    let asker = ScreenAsker(over: screen.controller, ScreenWork())
    let asking = Task { await asker.confirm(Question("Really?", confirm: "Yes")) }
    try await screen.pilot.waitUntil("it is asked") { $0.alert != nil }
    asking.cancel()
    let answer = await asking.value
    #expect(!answer)
    #expect(screen.pilot.alert == nil)
  }
}
