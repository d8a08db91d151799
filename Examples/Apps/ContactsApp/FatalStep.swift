import Domain
import Foundation
import Synchronization

/// The step at which the program ends itself as `kill -9` would: for the tests that kill it at each
/// step of the syncing and look whether anything is lost.
///
/// It is named in the environment, for nobody is to find it by chance: `CONTACTS_DIE_AT=beforeSend`,
/// or `beforeSend:3` for the third time.
enum FatalStep {
  /// The hook that the environment asks for; nil where it asks for none.
  static func hook(_ environment: [String: String]) -> SyncStep.Hook? {
    guard let text = environment["CONTACTS_DIE_AT"] else { return nil }
    let parts = text.split(separator: ":")
    guard let name = parts.first, let step = SyncStep.allCases.first(where: { "\($0)" == name })
    else { return nil }
    let times = Countdown(parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
    return { reached in
      if reached == step, times.isOver() { kill(getpid(), SIGKILL) }
    }
  }
}

/// Counts down, on whatever threads.
private final class Countdown: Sendable {
  private let left: Mutex<Int>

  init(_ count: Int) {
    left = Mutex(count)
  }

  func isOver() -> Bool {
    left.withLock { left in
      left -= 1
      return left == 0
    }
  }
}
