import Collation
import Domain
import Foundation
import Interaction
import Presenter
import TestDoubles
import Testing

@testable import MassivePeopleList

@Suite("The steps of deletion, refresh, sending and refused changes")
@MainActor struct PersonFlowsTests {
  // MARK: Double
  private final class Asker: Confirming {
    var questions: [Question] = []
    var answers: [Bool]

    init(_ answers: [Bool]) { self.answers = answers }

    func confirm(_ question: Question) async -> Bool {
      questions.append(question)
      return answers.isEmpty ? false : answers.removeFirst()
    }
  }

  // MARK: Tests
  private let store = InMemoryPeopleStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")), [.ada])
  private let server = MockAPICommunicator()

  private func makeFlows(_ asker: Asker) -> PersonFlows {
    PersonFlows(
      store: store, communicator: server,
      context: PresentationContext(
        locale: Locale(identifier: "hu_HU"), timeZone: .gmt,
        now: { Date(timeIntervalSince1970: 1_772_366_400) }),
      asker: asker)
  }

  @Test("a declined deletion deletes no person, and the question names the person")
  func declined() async {
    let asker = Asker([false])
    _ = await UserInteraction(makeFlows(asker).deletion(of: .ada)).run()
    #expect(
      asker.questions == [
        Question("Delete Lovelace Ada?", confirm: "Delete", isDestructive: true)
      ])
    #expect(store.contents == [.ada])
  }

  @Test("a confirmed deletion deletes the person, and a failure offers “Try Again”")
  func confirmed() async {
    let asker = Asker([true])
    _ = await UserInteraction(makeFlows(asker).deletion(of: .ada)).run()
    #expect(store.contents.isEmpty)
    store.failure = .full(file: "people.sqlite")
    let failing = Asker([true, false])
    _ = await UserInteraction(makeFlows(failing).deletion(of: .ada)).run()
    #expect(failing.questions.last?.title == "The Person Was Not Deleted")
    #expect(failing.questions.last?.confirm == "Try Again")
    #expect(failing.questions.last?.cancel == "OK")
  }

  @Test("a refresh saves the people of the server, and a failure shows the reason")
  func refresh() async {
    let asker = Asker([])
    server.people = [.grace]
    _ = await UserInteraction(makeFlows(asker).refreshing()).run()
    #expect(store.contents == [.ada, .grace])
    server.failure = .unreachable(reason: "no network")
    _ = await UserInteraction(makeFlows(asker).refreshing()).run()
    #expect(asker.questions.map(\.title) == ["The People Were Not Fetched"])
    #expect(asker.questions.last?.message?.contains("no network") == true)
  }

  @Test("saved people are sent in one request")
  func sending() async {
    _ = await UserInteraction(makeFlows(Asker([])).sending([.grace, .ada])).run()
    #expect(server.messages == [.post([.grace, .ada])])
  }

  @Test("a refused change is sent again or discarded")
  func refused() async {
    let (sync, asker) = (MockPeopleSync(), Asker([]))
    let flows = makeFlows(asker)
    _ = await UserInteraction(flows.retrying(Person.ada.id, through: sync)).run()
    _ = await UserInteraction(flows.discarding(Person.ada.id, through: sync)).run()
    #expect(sync.messages == [.retry(Person.ada.id), .discard(Person.ada.id)])
    sync.storeFailure = .full(file: "people.sqlite")
    _ = await UserInteraction(flows.retrying(Person.ada.id, through: sync)).run()
    _ = await UserInteraction(flows.discarding(Person.ada.id, through: sync)).run()
    #expect(
      asker.questions.map(\.title) == [
        "The Change Was Not Retried", "The Change Was Not Discarded",
      ])
  }
}
