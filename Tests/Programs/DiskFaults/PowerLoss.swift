import CFaultyDisk
import DemoServer
import Domain
import Foundation
import Synchronization

/// The state of a session at a moment when the power could fail.
struct Moment: Sendable {
  let folder: URL
  let confirmed: Session.Edit
  let unfinished: Session.Edit
  let server: PeopleServerState
}

/// Writes the files of a session as they could be after a power failure, at many moments.
///
/// The disk calls ``note(_:)`` on the thread that writes, while the main actor waits.
final class PowerLosses: Sendable {
  private struct State {
    var confirmed = Session.Edit()
    var unfinished = Session.Edit()
    var moments: [Moment] = []
    var calls = 0
    var numbers: Set<Int> = []
    var seed: UInt64 = 0
    var target: URL?
    var server: StateBox?
  }

  static let shared = PowerLosses()

  private let state = Mutex(State())

  /// Starts to write images of the files into folders in `target`.
  ///
  /// It writes two images before each disk sync, and two before each call with one of these
  /// `numbers`.
  func start(
    _ target: URL, confirmed: Session.Edit, server: StateBox, numbers: Set<Int>, seed: UInt64
  ) {
    state.withLock {
      $0 = State(
        confirmed: confirmed, numbers: numbers, seed: seed, target: target, server: server)
    }
    diskBeforeChange { kind in PowerLosses.shared.note(kind) }
  }

  /// Stops writing images, and returns their moments and the number of calls counted by `note(_:)`.
  func end() -> (moments: [Moment], calls: Int) {
    diskBeforeChange(nil)
    return state.withLock { ($0.moments, $0.calls) }
  }

  func change(_ edit: Session.Edit, _ phase: Session.EditPhase) {
    state.withLock {
      if phase == .confirmed { $0.confirmed.merge(edit) { $1 } }
      $0.unfinished = phase == .begins ? edit : [:]
    }
  }

  private func note(_ kind: Int32) {
    state.withLock { state in
      state.calls += 1
      guard kind == Int32(diskSync) || state.numbers.contains(state.calls),
        let target = state.target, let server = state.server
      else { return }
      for _ in 0..<2 {
        let folder = target.appending(path: "\(state.moments.count)")
        state.seed &+= 1
        guard
          (try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true)) != nil,
          diskLosePower(folder.path, state.seed) == 0
        else { fatalError("\(folder.path) cannot be written.") }
        state.moments.append(
          Moment(
            folder: folder, confirmed: state.confirmed, unfinished: state.unfinished,
            server: server.value))
      }
    }
  }
}
