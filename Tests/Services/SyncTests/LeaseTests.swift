import Database
import DemoServer
import Domain
import FaultyServer
import Foundation
import Sync
import TestDoubles
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The sync lease", .timeLimit(.minutes(3)))
@MainActor
struct LeaseTests {
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "lease-tests-\(UUID().uuidString).sqlite")

  private func cleanUp() {
    try? FileManager.default.removeItem(atPath: file.path + "-sync.lock")
  }

  @Test("until an object releases its lease or is deallocated, no other object can take the lease")
  func once() throws {
    defer { cleanUp() }
    let (first, second) = (FileLease(of: file), FileLease(of: file))
    #expect(try first.take())
    #expect(try first.take(), "An object that has the lease can take it again.")
    #expect(try !second.take())
    first.release()
    #expect(try second.take())
    do {
      second.release()
      let third = FileLease(of: file)
      #expect(try third.take())
    }
    #expect(try first.take())
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("killing the process that holds the lease releases the lease")
    func killed() async throws {
      defer { cleanUp() }
      let path = file.path
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
        let lease = FileLease(of: URL(filePath: path))
        guard try lease.take() else { exit(1) }
        kill(getpid(), SIGKILL)
      }
      #expect(FileManager.default.fileExists(atPath: path + "-sync.lock"))
      #expect(try FileLease(of: file).take())
    }
  #endif

  @Test("taking a lease in a missing folder throws an error")
  func noFolder() {
    let nowhere = file.appending(path: "nowhere.sqlite")
    #expect(throws: StoreError.self) { try FileLease(of: nowhere).take() }
  }

  /// Takes the lease with `other`, and returns a synchronizer that needs the same lease.
  private func makeSync(
    of bench: Bench, on clock: some Clock<Duration>, whileHeldBy other: FileLease
  ) throws -> PeopleSynchronizer {
    #expect(try other.take())
    return PeopleSynchronizer(
      server: bench.server, store: bench.store, lease: FileLease(of: file), clock: clock)
  }

  /// Returns when a task sleeps on the clock. Fails if `finish` ends first.
  private func expectSleep(on clock: GatedClock, before finish: Task<SyncStatus, Never>) async {
    let sleep = Task { await clock.waitForSleeper() }
    Task {
      _ = await finish.value
      sleep.cancel()
    }
    await sleep.value
    #expect(!sleep.isCancelled, "the sync ended and did not wait for the lease")
  }

  @Test("nothing is sent while another program holds the lease")
  func heldElsewhere() async throws {
    defer { cleanUp() }
    let bench = try await Bench.make([], [.ada])
    let other = FileLease(of: file)
    let sync = try makeSync(of: bench, on: bench.clock, whileHeldBy: other)
    var status = await sync.finish()
    #expect(status == SyncStatus(waiting: 1))
    #expect(bench.server.messages.isEmpty)
    other.release()
    status = await sync.finish()
    #expect(status == SyncStatus())
    #expect(try other.take(), "The lease is released after each pass.")
  }

  @Test("`finish()` waits for the lease")
  func waits() async throws {
    defer { cleanUp() }
    let (bench, clock) = (try await Bench.make([], [.ada]), GatedClock())
    let other = FileLease(of: file)
    let sync = try makeSync(of: bench, on: clock, whileHeldBy: other)
    let finish = Task { await sync.finish() }
    await expectSleep(on: clock, before: finish)
    other.release()
    clock.wakeAll()
    let status = await finish.value
    #expect(status == SyncStatus())
    #expect(bench.remote.count == 1)
    #expect(clock.sleeps == [.milliseconds(100)])
  }

  @Test("`stop()` ends the wait for the lease")
  func stops() async throws {
    defer { cleanUp() }
    let (bench, clock) = (try await Bench.make([], [.ada]), GatedClock())
    let other = FileLease(of: file)
    let sync = try makeSync(of: bench, on: clock, whileHeldBy: other)
    let finish = Task { await sync.finish() }
    await expectSleep(on: clock, before: finish)
    sync.stop()
    let status = await finish.value
    #expect(status == SyncStatus(waiting: 1))
    #expect(clock.sleeps.count == 1)
  }
}
