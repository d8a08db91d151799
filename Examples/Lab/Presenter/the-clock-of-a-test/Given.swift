import Domain
import Foundation
import Presenter
import Synchronization
import Testing

/// A clock that a test moves.
private final class MovableClock: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_760_000_000))

  var now: Date { date.withLock { $0 } }

  func pass(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }
}

@Suite("A context with an injected clock")
struct GivenClockTests {
  @Test("each text uses the time of the clock that the context received")
  func injected() {
    let clock = MovableClock()
    let written = clock.now
    let context = PresentationContext(
      locale: Locale(identifier: "en_US"), timeZone: .gmt, now: { clock.now })
    #expect(context.howLongAgo(written) == "now")
    clock.pass(7_200)
    #expect(context.howLongAgo(written) == "2 hours ago")
  }

  @Test("the clock of the current context is the system clock")
  func systemClock() {
    let context = PresentationContext.current
    let created = Date()
    var before = created
    while before <= created { before = Date() }
    let now = context.now()
    #expect(now >= before && now <= Date())
  }
}
