import DemoServer
import Domain
import FaultyServer
import Foundation
import Sync
import TestDoubles
import TestSupport

/// A seeded schedule of random user actions on two devices with one faulty server.
///
/// The actions run one after another, so the seed alone determines the schedule.
@MainActor
final class Simulation {
  let seed: UInt64
  let server = InProcessPeopleServer()
  let devices: [Device]
  var generator: SeededGenerator
  var ledger = Ledger()
  /// A log of the actions.
  private(set) var trace: [String] = []
  private var lastValue = 0

  init(seed: UInt64) throws {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    var configuration = SyncConfiguration()
    configuration.requestsAtOnce = Int.random(in: 1...3, using: &generator)
    configuration.pageSize = Int.random(in: 1...4, using: &generator)
    let clock = JumpingClock()
    let server = server
    devices = try ["left", "right"].map {
      try Device($0, server, clock: clock, configuration: configuration, seed: seed)
    }
    self.generator = generator
  }

  /// Runs the schedule and returns the problems.
  func play() async throws -> [String] {
    for device in devices {
      device.network.whileUnderWay = { [weak self, weak device] in
        // The user of a device performs one action at a time.
        guard let self, let device, chance(0.15), !device.isInUse else { return }
        device.isInUse = true
        await userActs(on: device)
        device.isInUse = false
      }
    }
    for _ in 0..<Int.random(in: 6...16, using: &generator) {
      let device = devices[Int.random(in: 0...1, using: &generator)]
      try await something(on: device)
      if device.restartIfCrashed() { note(device, "restarts") }
    }
    try await comeToRest()
    return try await faults()
  }

  private func something(on device: Device) async throws {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<9:
      await userActs(on: device)
    case 9..<14:
      note(device, "refreshes")
      try await device.refresh()
    case 14..<18:
      let fault = ServerFault.random(using: &generator)
      note(device, "fault \(fault)")
      server.faults.add(fault)
    default:
      let steps = Int.random(in: 0..<12, using: &generator)
      note(device, "crashes after \(steps) steps")
      device.crash.crash(after: steps)
    }
  }

  /// Removes all faults, retries rejected changes, and syncs both devices.
  private func comeToRest() async throws {
    server.faults.clear()
    server.deliverLateChanges()
    for device in devices {
      device.network.whileUnderWay = nil
      device.crash.recover()
      for row in try await device.rows() where row.mark.isRefused { try await device.retry(row.id) }
    }
    // A merge on one device can cause a change for the other device.
    // The devices are synced until a round changes nothing, at most four times.
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
