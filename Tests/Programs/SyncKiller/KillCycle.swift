import DemoServer
import Domain
import FaultyServer
import Foundation
import Synchronization

/// A problem that a cycle found.
struct CycleFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Kills a program at a step, changes people on the server, syncs again, and checks the result.
///
/// At the server's steps the killed program is `contacts`. At all other steps it is a
/// ``DeviceProgram``. In both cases `contacts` runs the second sync.
struct KillCycle {
  private let plan: KillPlan
  private let contacts: URL
  private let folder: URL
  private var device: DeviceFile { DeviceFile(url: folder.appending(path: "people.sqlite")) }

  init(_ plan: KillPlan, contacts: URL) throws {
    self.plan = plan
    self.contacts = contacts
    folder = FileManager.default.temporaryDirectory.appending(path: "sync-killer-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Runs the cycle and throws the first problem that it finds.
  ///
  /// - Returns: Whether the program reached the step and was killed.
  func run() async throws -> Bool {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await device.make(version: plan.version, people: plan.people)

    let trap = ServerTrap(at: plan.step, occurrence: plan.occurrence)
    let first = try makeServer { _ in await trap.pause() }
    let address = try await first.start()
    trap.set(in: first)
    let process = try firstProgram(at: address)
    trap.wait(for: process)
    let ending = await process.ending()
    // Before the server stops, it applies the requests that it has received.
    await first.stop()
    guard ending == .killed || ending == .exit(0) else { throw fault("ended with \(ending)") }

    let left = try await device.contentsOfCopy(in: folder)
    try checkConfirmed(left)
    // The second server reads its state from the first server's file.
    let second = try makeServer()
    var other = SecondDevice(left, plan)
    var state = second.state
    try other.act(on: &state)
    try second.changeState { $0 = state }
    try await start(second, at: UInt16(address.port ?? 0))
    let again = try await contacts(["wait"], at: address).ending()
    await second.stop()
    guard again == .exit(0) else { throw fault("the second run ended with \(again)") }
    try check(second.state, try await device.contents(), other.expected)
    return ending == .killed
  }

  private func makeServer(
    _ pause: @escaping @Sendable (Duration) async -> Void = { _ in }
  ) throws -> PeopleHTTPServer {
    try PeopleHTTPServer.faulty(
      state: PeopleServerState(people: plan.strangers),
      file: folder.appending(path: "server.json"), pause: pause)
  }

  /// Starts the server on the port that the first server used.
  ///
  /// Another running cycle may use the port for a moment, so this method tries for 30 seconds.
  private func start(_ server: PeopleHTTPServer, at port: UInt16) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while true {
      do throws(ListeningError) {
        try await server.start(port: port)
        return
      } catch {
        guard error.code == EADDRINUSE, .now < end else { throw error }
        // The system sends no event when a port is free again, so the loop tries repeatedly.
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  private func firstProgram(at address: URL) throws -> ScriptProcess {
    if plan.step.isAtServer { return try contacts(plan.script, at: address) }
    return try ScriptProcess(
      URL(filePath: CommandLine.arguments[0]),
      ["device", device.url.path, address.absoluteString, "\(plan.step):\(plan.occurrence)"],
      script: plan.script, in: folder)
  }

  private func contacts(_ script: [String], at address: URL) throws -> ScriptProcess {
    try ScriptProcess(
      contacts,
      [
        "--db", device.url.path, "--api", address.absoluteString, "--locale", "en_US",
        "--size", "80x60", "--screen", plan.screen,
      ], script: script, in: folder)
  }

  private func fault(_ text: String) -> CycleFault {
    let errors = try? String(
      contentsOf: folder.appending(path: "errors"), encoding: .utf8)
    return CycleFault("\(text)\n\(errors ?? "")")
  }

  // MARK: Checks

  /// Checks that the file differs from the program's last output by at most one edit.
  private func checkConfirmed(_ left: DeviceFile.Contents) throws {
    let names = Set(left.people.values.map(\.firstName))
    let output = try String(contentsOf: folder.appending(path: "output"), encoding: .utf8)
    let pictures = output.split(separator: "[Edit]").dropFirst()
    let shown = pictures.last.map(UniqueNames.first) ?? Set(plan.people.map(\.firstName))
    let gone = shown.subtracting(names)
    guard gone.count <= 1 else {
      throw fault("shown before the kill and missing after it: \(gone)")
    }
    guard !pictures.isEmpty else { return }
    let come = names.subtracting(shown)
    guard come.count <= 1 else {
      throw fault("in the file after the kill and never shown: \(come)")
    }
  }

  private func check(
    _ server: PeopleServerState, _ device: DeviceFile.Contents,
    _ expected: [Person.ID: PersonInfo]
  ) throws {
    let people = Dictionary(
      uniqueKeysWithValues: server.people.map { ($0.id, $0.person.info) })
    try compare(people, with: expected, "the server")
    try compare(device.people, with: expected, "the device")
    guard device.outbox.isEmpty, device.deletions.isEmpty else {
      throw fault("\(device.outbox.union(device.deletions)) are still waiting")
    }
    let keys = Dictionary(grouping: server.effects, by: \.key)
    if let twice = keys.first(where: { $1.count > 1 }) {
      throw fault("applied twice: \(twice.value)")
    }
    for (id, effects) in Dictionary(grouping: server.effects, by: \.id) {
      for (one, next) in zip(effects, effects.dropFirst())
      where one.person?.person == next.person?.person {
        throw fault("\(id) received the same details twice in a row: \(next)")
      }
    }
  }

  private func compare(
    _ people: [Person.ID: PersonInfo], with expected: [Person.ID: PersonInfo], _ place: String
  ) throws {
    for id in Set(people.keys).union(expected.keys) where people[id] != expected[id] {
      throw fault(
        "\(place) has \(people[id].map { "\($0)" } ?? "no person") for \(id), "
          + "expected \(expected[id].map { "\($0)" } ?? "no person")")
    }
  }
}

/// A trap that kills a process when the server receives a change, or after it has applied one.
///
/// The trap uses a fault that delays a change in the server, but the server calls ``pause()``
/// instead of sleeping.
final class ServerTrap: Sendable {
  private let fault: ServerFault?
  private let left: Mutex<Int>
  private let (processes, process) = AsyncStream.makeStream(of: ScriptProcess.self)

  /// Creates a trap for the change with this number.
  ///
  /// If the step does not occur in the server, the trap does nothing.
  init(at step: SyncStep, occurrence: Int) {
    switch step {
    case .beforeApply: fault = .delay(.zero)
    case .afterApply: fault = .delayResponse(.zero)
    default: fault = nil
    }
    left = Mutex(occurrence)
  }

  /// Adds the fault to the server for each change up to the one at which the process is killed.
  func set(in server: PeopleHTTPServer) {
    guard let fault else { return }
    server.changeFaults { $0.add(fault, to: .changes, times: left.withLock { $0 }) }
  }

  /// Sets the process that the trap kills.
  func wait(for process: ScriptProcess) {
    self.process.yield(process)
  }

  /// Counts the delayed changes. At the last one, kills the process and waits for its end.
  func pause() async {
    let isLast = left.withLock { left in
      left -= 1
      return left == 0
    }
    guard isLast else { return }
    for await process in processes { return await process.kill() }
  }
}
