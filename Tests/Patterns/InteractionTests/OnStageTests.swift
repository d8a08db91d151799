import Collation
import Domain
import Foundation
import HeadlessAdapters
import HeadlessUI
import Interaction
import Pilot
import TestDoubles
import TestSupport
import Testing

@Suite("Interaction: whole, as a person meets it", .timeLimit(.minutes(3)))
@MainActor
struct OnStageTests {
  private let stage = OnStage()

  @Test("follow: the question, a failure, the retry, and it is done")
  func follow() async throws {
    let service = MockProfileService([Profile(of: .ada)])
    service.failures = [.unreachable(reason: "no network")]
    let steps = FollowSteps(.ada, through: service, asking: AlertAsker(over: stage.screen))
    let outcome = Task { await UserInteraction(steps).run() }

    try await answer("Follow", to: "Follow Ada Lovelace?")
    try await answer("Try Again", to: "Ada Lovelace could not be followed.")
    let profile = await outcome.value.value
    #expect(profile?.isFollowed == true)
    #expect(service.messages.count == 2)
  }

  @Test("add a list: a title refused stays in the field, and is put right")
  func addList() async throws {
    let store = InMemoryShoppingListStore(
      collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
    let asker = AlertAsker(over: stage.screen)
    let outcome = Task {
      await UserInteraction(AddShoppingListSteps(to: store, asking: asker)).run()
    }
    try await answer("Save", to: "New Shopping List")
    try await stage.pilot.waitUntil("the fault is told") {
      $0.alert?.message == "Not saved: a list needs a title."
    }
    try stage.pilot.type("Party", into: "Title")
    try stage.pilot.answer("Save")
    let list = await outcome.value.value
    #expect(list?.title == "Party")
  }

  @Test("add a person: chosen from the address book on a list")
  func addPerson() async throws {
    let store = InMemoryPeopleStore(
      collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
    let asker = AlertAsker(over: stage.screen)
    let picker = AddressBookPicker(
      over: FixedAddressBook([Person.ada.info, Person.grace.info]),
      choosing: ListChooser(over: stage.screen), asking: asker)
    let outcome = Task {
      await UserInteraction(AddPersonSteps(from: picker, to: store, asking: asker)).run()
    }
    try await stage.pilot.waitUntil("the list is shown") { !$0.rows.isEmpty }
    try stage.pilot.selectRow("Grace Hopper")
    let person = await outcome.value.value
    #expect(person?.info == Person.grace.info)
    #expect(store.contents.map(\.info) == [Person.grace.info])
  }

  @Test("the screen goes away during the question: it is cancelled, and reports", .tags(.memory))
  func screenGoes() async throws {
    let delegate = SpyDelegate()
    let completed = Signal()
    delegate.onCompletion = { _ in completed.give() }
    let steps = FollowSteps(
      .ada, through: MockProfileService([Profile(of: .ada)]), asking: AlertAsker(over: stage.screen)
    )
    UserInteraction(steps, delegate: delegate).start()
    try await stage.pilot.waitUntil("the question is put") { $0.alert != nil }
    stage.window.rootViewController = ViewController()
    await completed.wait()
    #expect(delegate.completions == [.cancelled])
  }

  private func answer(_ button: String, to title: String) async throws {
    try await stage.pilot.waitUntil("“\(title)” is asked") { $0.alert?.title == title }
    try stage.pilot.answer(button)
  }
}
