import Domain
import HeadlessUI
import Interaction
import Pilot
import TestDoubles
import Testing

@testable import MassivePeopleList

@Suite("`ScreenWork` runs jobs", .timeLimit(.minutes(1)))
@MainActor struct ScreenWorkTests {
  // MARK: Tests
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let screen = UIViewController()
  private let pilot: ScreenPilot

  init() {
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    pilot = ScreenPilot(window)
  }

  /// Waits until the condition is true, for at most five seconds.
  private func wait(until condition: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(5)
    while !condition(), ContinuousClock.now < end { await Task.yield() }
  }

  @Test("the indicator animates until the last of two jobs ends")
  func twoJobs() async {
    let work = ScreenWork(indicator) { _, _ in }
    let gates = [Gate(), Gate()]
    var ended = 0
    for gate in gates {
      work.start(orShow: "Failed") {
        await gate.pass()
        ended += 1
      }
      await gate.waitForWaiter()
    }
    gates[0].open()
    await wait { ended == 1 }
    #expect(indicator.isAnimating)
    gates[1].open()
    await wait { ended == 2 && !indicator.isAnimating }
    #expect(!indicator.isAnimating)
  }

  @Test("setting `waitsForRows` twice counts as one running job")
  func waitsForRows() {
    let work = ScreenWork(indicator) { _, _ in }
    work.waitsForRows = true
    work.waitsForRows = true
    #expect(indicator.isAnimating)
    work.waitsForRows = false
    #expect(!indicator.isAnimating)
  }

  @Test("after a failure, a question shows the reason, and its action starts the job again")
  func tryAgain() async {
    let server = MockAPICommunicator(people: [.ada])
    server.failure = .unreachable(reason: "no network")
    var questions: [Question] = []
    var locks: [Bool] = []
    var people: [Person]?
    let work = ScreenWork(indicator) { question, action in
      questions.append(question)
      action()
    }
    work.start(orShow: "The People Were Not Fetched", locking: { locks.append($0) }) {
      defer { server.failure = nil }
      people = try await server.getPeople()
    }
    await wait { people != nil }
    #expect(people == [.ada])
    #expect(questions.map(\.title) == ["The People Were Not Fetched"])
    #expect(questions.first?.message?.contains("no network") == true)
    #expect(locks == [true, false, true])
  }

  @Test("the indicator stops while an alert is shown, and animates after the answer")
  func question() async throws {
    let work = ScreenWork(indicator) { [weak screen] in screen?.ask($0, then: $1) }
    var isFirst = true
    let gate = Gate()
    work.start(orShow: "Not Fetched") {
      defer { isFirst = false }
      if isFirst { throw ServerError.unreachable(reason: "no network") }
      await gate.pass()
    }
    await wait { pilot.alert != nil }
    #expect(pilot.alert?.buttons == ["OK", "Try Again"])
    #expect(!indicator.isAnimating)
    try pilot.answer("Try Again")
    #expect(indicator.isAnimating)
    gate.open()
    await wait { !indicator.isAnimating }
    #expect(!indicator.isAnimating)
  }

  @Test("a job continues after the indicator is deallocated")
  func deallocated() async {
    weak var indicator: UIActivityIndicatorView?
    var isDone = false
    do {
      let view = UIActivityIndicatorView(style: .medium)
      indicator = view
      ScreenWork(view) { _, _ in }.start(orShow: "Failed") { isDone = true }
    }
    #expect(indicator == nil)
    await wait { isDone }
    #expect(isDone)
  }
}
