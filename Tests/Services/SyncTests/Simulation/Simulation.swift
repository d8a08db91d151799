import DemoServer
import Domain
import FaultyServer
import Foundation
import Sync
import TestDoubles
import TestSupport

/// A seeded schedule of random user actions on three devices with one faulty server.
///
/// The actions run one after another, and the random numbers of a step depend only on the seed and
/// the step's number. So the seed determines the schedule, and leaving out a step does not change
/// the other steps.
@MainActor
final class Simulation {
  let seed: UInt64
  let server = InProcessPeopleServer()
  let devices: [Device]
  var generator: SeededGenerator
  var ledger = Ledger()
  /// A log of the actions.
  private(set) var trace: [String] = []
  /// The number of the schedule's steps, and the steps that are left out.
  private let steps: Int
  private let omitted: Set<Int>
  private var lastValue = 0
  private var backup = PeopleServerState()
  /// Whether the server lost data. Merges after that may have no common base.
  private(set) var hasReplacedServer = false

  init(seed: UInt64, omitting omitted: Set<Int> = []) throws {
    self.seed = seed
    self.omitted = omitted
    var generator = SeededGenerator(seed: seed)
    var configuration = SyncConfiguration()
    configuration.requestsAtOnce = Int.random(in: 1...3, using: &generator)
    configuration.pageSize = Int.random(in: 1...4, using: &generator)
    let clock = JumpingClock()
    steps = Int.random(in: 6...16, using: &generator)
    let server = server
    devices = try ["left", "right", "third"].map {
      try Device($0, server, clock: clock, configuration: configuration, seed: seed)
    }
    self.generator = generator
  }

  /// Runs the schedule and returns the problems.
  func play() async throws -> [String] {
    for device in devices {
      device.willAdopt = { [weak self] in self?.ledger.forgetDeletions() }
      device.network.whileUnderWay = { [weak self, weak device] in
        // The user of a device performs one action at a time.
        guard let self, let device, chance(0.15), !device.isInUse else { return }
        device.isInUse = true
        await userActs(on: device)
        device.isInUse = false
      }
    }
    for step in 0..<steps where !omitted.contains(step) {
      generator = SeededGenerator(seed: seed &* 1_000 &+ UInt64(step))
      lastValue = step * 1_000
      let device = devices[Int.random(in: 0..<devices.count, using: &generator)]
      try await something(on: device)
      if device.restartIfCrashed() { note(device, "restarts") }
    }
    try await comeToRest()
    return try await faults()
  }

  /// Returns a short schedule in which this seed still has a problem.
  ///
  /// The method leaves out each step without which a problem remains.
  static func shortened(seed: UInt64) async throws -> Simulation {
    var omitted: Set<Int> = []
    for step in try 0..<Simulation(seed: seed).steps {
      let shorter = try Simulation(seed: seed, omitting: omitted.union([step]))
      if try await !shorter.play().isEmpty { omitted.insert(step) }
    }
    let shortest = try Simulation(seed: seed, omitting: omitted)
    _ = try await shortest.play()
    return shortest
  }

  private func something(on device: Device) async throws {
    switch Int.random(in: 0..<22, using: &generator) {
    case 0..<9:
      await userActs(on: device)
    case 9..<14:
      note(device, "refreshes")
      try await device.refresh()
    case 14..<18:
      let fault = ServerFault.random(using: &generator)
      note(device, "fault \(fault)")
      server.faults.add(fault)
    case 18:
      note(device, "is not involved: the server's data is backed up")
      backup = server.state
    case 19 where chance(0.5):
      replaceServer()
    default:
      let steps = Int.random(in: 0..<12, using: &generator)
      note(device, "crashes after \(steps) steps")
      device.crash.crash(after: steps)
    }
  }

  /// Restores the backup, or replaces the server's data under a new identity.
  private func replaceServer() {
    let (isRestored, people) = (chance(0.5), chance(0.7) ? backup.people.map(\.person) : [])
    trace.append(isRestored ? "the server is restored" : "the server is replaced by \(people)")
    server.deliverLateChanges()
    var state = isRestored ? backup : PeopleServerState(serverID: "\(trace.count)", people: people)
    if isRestored { state.beginSegment() }
    server.state = state
    hasReplacedServer = true
    // A device that adopts the new server uploads its people, so deleted people can come back.
    ledger.forgetDeletions()
  }

  /// Removes all faults, retries rejected changes, and syncs all devices.
  private func comeToRest() async throws {
    server.faults.clear()
    server.deliverLateChanges()
    for device in devices {
      device.network.whileUnderWay = nil
      device.crash.recover()
      for row in try await device.rows() where row.mark.isRefused { try await device.retry(row.id) }
    }
    // A merge on one device can cause a change for another device, so the devices are synced until
    // a round changes nothing, but at most four times.
    for _ in 0..<4 {
      let before = server.state.effects.count
      for device in devices { _ = try await device.finish() }
      if server.state.effects.count == before { return }
    }
  }

  // MARK: Chance

  func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  func note(_ device: Device, _ event: String) {
    trace.append("\(device.name) \(event)")
  }

  /// Returns a value that no edit has used.
  func newName() -> String {
    lastValue += 1
    return "v\(lastValue)"
  }

  func newBirthday() -> CalendarDate? {
    lastValue += 1
    return try? CalendarDate(
      year: 1_900 + lastValue / 336, month: lastValue / 28 % 12 + 1, day: lastValue % 28 + 1)
  }

  func newID() -> Person.ID {
    let (high, low) = (generator.next(), generator.next())
    return withUnsafeBytes(of: (high, low)) { bytes in
      Person.ID(UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)))
    }
  }
}

extension SyncMark {
  var isRefused: Bool {
    if case .refused = self { true } else { false }
  }
}
