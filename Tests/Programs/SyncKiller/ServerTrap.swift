import Domain
import FaultyServer
import Synchronization

/// Kills a program from the server's side: when a change of its has come and the server has not
/// acted, or when the server has acted and not answered. No program could do that to itself.
///
/// It uses the server's faults: one that delays "waits" until the program is gone.
final class ServerTrap: Sendable {
  private let fault: ServerFault?
  private let left: Mutex<Int>
  private let (victims, victim) = AsyncStream.makeStream(of: ContactsProcess.self)

  /// A trap that springs at the change of this number; none for steps that are not the server's.
  init(at step: SyncStep, occurrence: Int) {
    switch step {
    case .beforeApply: fault = .delay(.zero)
    case .afterApply: fault = .delayResponse(.zero)
    default: fault = nil
    }
    left = Mutex(occurrence)
  }

  /// Whether the step is the server's.
  var isSet: Bool { fault != nil }

  /// Puts the trap into the server's way.
  func set(in server: FaultyHTTPServer) {
    guard let fault else { return }
    server.changeFaults { $0.add(fault, to: .changes, times: left.withLock { $0 }) }
  }

  /// Says whom it is meant for.
  func wait(for process: ContactsProcess) {
    victim.yield(process)
  }

  /// To be called for each delay.
  func pause() async {
    let springs = left.withLock { left in
      left -= 1
      return left == 0
    }
    guard springs else { return }
    for await process in victims { return await process.kill() }
  }
}
