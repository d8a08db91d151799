import DemoServer
import FaultyServer
import Foundation
import TestDoubles
import TestSupport
import Testing

/// `SYNC_SCHEDULES=5000 swift test --filter SimulationTests` runs 5,000 schedules.
/// `SYNC_FIRST=5001` starts with the seed 5,001.
/// `SYNC_SEED=123 swift test --filter SimulationTests` runs the schedule with this seed.
@Suite("Simulation of three devices and a faulty server", .tags(.random))
@MainActor
struct SimulationTests {
  private static var seeds: [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SYNC_SEED"].flatMap({ UInt64($0) }) { return [seed] }
    let count = environment["SYNC_SCHEDULES"].flatMap { UInt64($0) } ?? 25
    let first = environment["SYNC_FIRST"].flatMap { UInt64($0) } ?? 1
    return Array(first..<first + max(count, 1))
  }

  @Test(
    "all devices and the server end with equal people; no edit is applied twice or silently lost")
  func endsEqual() async throws {
    let seeds = Self.seeds
    for seed in seeds {
      let simulation = try Simulation(seed: seed)
      let faults = try await simulation.play()
      guard faults.isEmpty else {
        Issue.record(
          """
          \(faults.joined(separator: "\n"))
          Repeat it with: SYNC_SEED=\(seed) swift test --filter SimulationTests
          A short schedule with a problem:
          \(try await Simulation.shortened(seed: seed).trace.joined(separator: "\n"))
          """)
        return
      }
    }
  }

  @Test("two runs with the same seed perform the same actions")
  func replays() async throws {
    for seed in Self.seeds.prefix(5) {
      let (first, second) = try (Simulation(seed: seed), Simulation(seed: seed))
      _ = try await (first.play(), second.play())
      #expect(first.trace == second.trace, "seed \(seed)")
      #expect(first.server.messages.count == second.server.messages.count, "seed \(seed)")
    }
  }
}
