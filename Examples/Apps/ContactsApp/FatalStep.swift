import Domain
import Foundation
import ScriptRunner
import Synchronization

/// The step at which the program ends itself as `kill -9` would: for the tests that kill it at each
/// step of the syncing and look whether anything is lost.
///
/// It is named in the environment, for nobody is to find it by chance: `CONTACTS_DIE_AT=beforeSend`,
/// or `beforeSend:3` for the third time.
enum FatalStep {
  /// The hook that the environment asks for; nil where it asks for none.
  ///
  /// - Throws: where it asks for what is no step, for a program that lives on would pass for one
  ///   that was killed.
  static func hook(_ environment: [String: String]) throws(UsageError) -> SyncStep.Hook? {
    guard let text = environment["CONTACTS_DIE_AT"] else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let count = parts.count == 1 ? 1 : Int(parts[1])
    guard parts.count <= 2, let count, count > 0,
      let step = SyncStep.allCases.first(where: { "\($0)" == parts[0] })
    else {
      let steps = SyncStep.allCases.map { "\($0)" }.joined(separator: ", ")
      throw UsageError("CONTACTS_DIE_AT knows no “\(text)”; the steps are \(steps)")
    }
    let times = Countdown(count)
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
