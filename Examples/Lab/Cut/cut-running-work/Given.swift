import Domain
import HeadlessUI
import Interaction
import Pilot
import TestDoubles
import Testing

@testable import MassivePeopleList

@Suite("`ScreenWork` runs interactions", .timeLimit(.minutes(1)))
@MainActor struct ScreenWorkTests {
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

  @Test("the indicator animates until the last of two interactions ends")
  func twoInteractions() async {
    let work = ScreenWork(over: screen, indicator)
    let gates = [Gate(), Gate()]
    var ended = 0
    for gate in gates {
      work.start(ConfirmedSteps(or: "Failed", asking: Asker([])) { await gate.pass() }) { _ in
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

  @Test("reading rows counts as one running interaction")
  func waitsForRows() {
    let work = ScreenWork(over: screen, indicator)
    work.waitsForRows = true
    work.waitsForRows = true
    #expect(indicator.isAnimating)
    work.waitsForRows = false
    #expect(!indicator.isAnimating)
  }

  @Test("after a failure, “Try Again” repeats the job, and the closure receives its value")
  func tryAgain() async {
    let asker = Asker([true])
    let server = MockAPICommunicator(people: [.ada])
    server.failure = .unreachable(reason: "no network")
    var people: [Person]?
    ScreenWork(over: screen, indicator).start(
      ConfirmedSteps(or: "The People Were Not Fetched", asking: asker) {
        defer { server.failure = nil }
        return try await server.getPeople()
      }
    ) { people = $0 }
    await wait { people != nil }
    #expect(people == [.ada])
    #expect(asker.questions.map(\.title) == ["The People Were Not Fetched"])
    #expect(asker.questions.first?.message?.contains("no network") == true)
  }

  @Test("the indicator stops while an alert is shown, and animates after the answer")
  func question() async throws {
    let work = ScreenWork(over: screen, indicator)
    var isFirst = true
    let gate = Gate()
    work.start(
      ConfirmedSteps(or: "Not Fetched", asking: work) {
        defer { isFirst = false }
        if isFirst { throw ServerError.unreachable(reason: "no network") }
        await gate.pass()
      })
    await wait { pilot.alert != nil }
    #expect(!indicator.isAnimating)
    try pilot.answer("Try Again")
    #expect(indicator.isAnimating)
    gate.open()
    await wait { !indicator.isAnimating }
    #expect(!indicator.isAnimating)
  }

  @Test("after the screen is deallocated, a question is declined")
  func deallocated() async {
    let work = {
      let screen = UIViewController()
      return ScreenWork(over: screen, indicator)
    }()
    let answer = await work.confirm(Question("Really?", confirm: "Yes"))
    #expect(!answer)
  }
}
