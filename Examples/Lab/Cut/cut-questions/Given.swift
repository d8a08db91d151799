import Collation
import Domain
import HeadlessUI
import Interaction
import Presenter
import TestDoubles
import Testing

@testable import MassivePeopleList

@Suite("Deletion, refresh, sending and refused changes")
@MainActor struct PersonFlowsTests {
  // MARK: Double
  /// The recorded questions. The closure `ask` confirms the first `answers` of them.
  private final class Asked {
    var questions: [Question] = []
    var answers: Int

    init(confirming answers: Int) { self.answers = answers }
  }

  // MARK: Tests
  private let store = InMemoryPeopleStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")), [.ada])
  private let server = MockAPICommunicator()
  private let indicator = UIActivityIndicatorView(style: .medium)

  private func makeFlows(_ asked: Asked) -> PersonFlows {
    PersonFlows(
      store: store, communicator: server,
      context: PresentationContext(
        locale: Locale(identifier: "hu_HU"), timeZone: .gmt,
        now: { Date(timeIntervalSince1970: 1_772_366_400) }),
      work: ScreenWork(indicator) { question, action in
        asked.questions.append(question)
        guard asked.answers > 0 else { return }
        asked.answers -= 1
        action()
      })
  }

  /// Waits until no job is running, for at most five seconds.
  private func waitForJobs() async {
    let end = ContinuousClock.now + .seconds(5)
    while indicator.isAnimating, ContinuousClock.now < end { await Task.yield() }
  }

  @Test("a declined deletion deletes no person, and the question names the person")
  func declined() async {
    let asked = Asked(confirming: 0)
    makeFlows(asked).delete(.ada)
    await waitForJobs()
    #expect(
      asked.questions == [
        Question("Delete Lovelace Ada?", confirm: "Delete", isDestructive: true)
      ])
    #expect(store.contents == [.ada])
  }

  @Test("a confirmed deletion deletes the person, and a failure offers “Try Again”")
  func confirmed() async {
    makeFlows(Asked(confirming: 1)).delete(.ada)
    await waitForJobs()
    #expect(store.contents.isEmpty)
    store.failure = .full(file: "people.sqlite")
    let failing = Asked(confirming: 1)
    makeFlows(failing).delete(.ada)
    await waitForJobs()
    #expect(failing.questions.last?.title == "The Person Was Not Deleted")
    #expect(failing.questions.last?.confirm == "Try Again")
    #expect(failing.questions.last?.cancel == "OK")
  }

  @Test("a refresh saves the people of the server, and a failure shows the reason")
  func refresh() async {
    let asked = Asked(confirming: 0)
    server.people = [.grace]
    makeFlows(asked).refresh()
    await waitForJobs()
    #expect(store.contents == [.ada, .grace])
    server.failure = .unreachable(reason: "no network")
    makeFlows(asked).refresh()
    await waitForJobs()
    #expect(asked.questions.map(\.title) == ["The People Were Not Fetched"])
    #expect(asked.questions.last?.message?.contains("no network") == true)
  }

  @Test("saved people are sent in one request")
  func sending() async {
    makeFlows(Asked(confirming: 0)).send([.grace, .ada])
    await waitForJobs()
    #expect(server.messages == [.post([.grace, .ada])])
  }

  @Test("a refused change can be sent again or discarded, and a failure of either is shown")
  func refused() async {
    let (sync, asked) = (MockPeopleSync(), Asked(confirming: 0))
    let flows = makeFlows(asked)
    for failure in [nil, StoreError.full(file: "people.sqlite")] {
      sync.storeFailure = failure
      flows.retry(Person.ada.id, through: sync)
      await waitForJobs()
      flows.discard(Person.ada.id, through: sync)
      await waitForJobs()
    }
    #expect(
      sync.messages.prefix(2) == [.retry(Person.ada.id), .discard(Person.ada.id)])
    #expect(
      asked.questions.map(\.title) == [
        "The Change Was Not Retried", "The Change Was Not Discarded",
      ])
  }
}
