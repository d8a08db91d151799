import Domain
import Synchronization

/// Lets a device crash at a step: everything that comes after it throws, so that nothing more is
/// stored or sent, as after a kill.
final class CrashPlan: Sendable {
  private struct State {
    var stepsLeft: Int?
    var hasCrashed = false
    var seen: [String: Int] = [:]
  }

  private let state = Mutex(State())

  /// Whether the device is to be started anew.
  var hasCrashed: Bool { state.withLock { $0.hasCrashed } }
  /// At which steps it crashed, and how often.
  var crashes: [String: Int] { state.withLock { $0.seen } }

  /// Plans a crash at the step that comes after so many others.
  func crash(after steps: Int) {
    state.withLock { $0.stepsLeft = steps }
  }

  /// The device is started anew, and nothing is planned.
  func recover() {
    state.withLock { ($0.stepsLeft, $0.hasCrashed) = (nil, false) }
  }

  /// To be called at each step.
  func step(_ step: String) throws(StoreError) {
    let hasCrashed = state.withLock { state in
      if let left = state.stepsLeft {
        state.stepsLeft = left > 0 ? left - 1 : nil
        if left == 0 {
          state.hasCrashed = true
          state.seen[step, default: 0] += 1
        }
      }
      return state.hasCrashed
    }
    if hasCrashed {
      throw .failed(file: "simulation", code: 0, message: "crashed at \(step)")
    }
  }
}
