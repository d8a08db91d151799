import DemoServer
import Domain
import FaultyServer
import Foundation

/// What a cycle found to be wrong.
struct CycleFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// One kill: a program that dies at a step, what it leaves behind, the other device, and the program
/// started again.
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

  /// Plays the cycle; throws what is wrong.
  ///
  /// - Returns: whether the program got to the step at which it was to die.
  func run() async throws -> Bool {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await device.make(version: plan.version, people: plan.people)

    let trap = ServerTrap(at: plan.step, occurrence: plan.occurrence)
    let first = try makeServer { _ in await trap.pause() }
    let address = try await first.start()
    trap.set(in: first)
    let ending = try await play(plan.script, at: address, trap)
    // What was under way is acted on before it stops.
    await first.stop()
    guard ending == .killed || ending == .exit(0) else { throw fault("ended with \(ending)") }

    let left = try await device.contentsOfCopy(in: folder)
    try checkConfirmed(left)
    // The server is started again as well: what it confirmed is in its file.
    let second = try makeServer()
    var elsewhere = Elsewhere(left, plan)
    var state = second.state
    try elsewhere.act(on: &state)
    try second.changeState { $0 = state }
    try await start(second, at: UInt16(address.port ?? 0))
    let again = try await play(["wait"], at: address)
    await second.stop()
    guard again == .exit(0) else { throw fault("started again, it ended with \(again)") }
    try check(second.state, try await device.contents(), elsewhere.expected)
    return ending == .killed
  }

  private func makeServer(
    _ pause: @escaping @Sendable (Duration) async -> Void = { _ in }
  ) throws -> FaultyHTTPServer {
    try FaultyHTTPServer(
      state: PeopleServerState(people: plan.strangers),
      file: folder.appending(path: "server.json"), pause: pause)
  }

  /// Starts the server where the first one was. The port was free for a moment: a server or a
  /// connection of the cycle beside this one may have been given it, and gives it back.
  private func start(_ server: FaultyHTTPServer, at port: UInt16) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while true {
      do throws(ListeningError) {
        try await server.start(port: port)
        return
      } catch {
        guard error.code == EADDRINUSE, .now < end else { throw error }
        // Nobody tells when the system has a port again: it is asked. This is a program, no test.
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  private func play(
    _ script: [String], at address: URL, _ trap: ServerTrap? = nil
  ) async throws -> ContactsProcess.Ending {
    let dies = trap != nil && trap?.isSet == false
    let process = try ContactsProcess(
      contacts,
      [
        "--db", device.url.path, "--api", address.absoluteString, "--locale", "en_US",
        "--size", "80x60", "--screen", plan.screen,
      ], script: script,
      environment: dies ? ["CONTACTS_DIE_AT": "\(plan.step):\(plan.occurrence)"] : [:], in: folder)
    trap?.wait(for: process)
    return await process.ending()
  }

  private func fault(_ text: String) -> CycleFault {
    let complaints = try? String(
      contentsOf: folder.appending(path: "complaints"), encoding: .utf8)
    return CycleFault("\(text)\n\(complaints ?? "")")
  }

  // MARK: What has to hold

  /// What the screen showed last is in the file, but for the one edit that was under way.
  private func checkConfirmed(_ left: DeviceFile.Contents) throws {
    let names = Set(left.people.values.map(\.firstName))
    let output = try String(contentsOf: folder.appending(path: "output"), encoding: .utf8)
    let pictures = output.split(separator: "[Edit]").dropFirst()
    let shown = pictures.last.map(Names.first) ?? Set(plan.people.map(\.firstName))
    let gone = shown.subtracting(names)
    guard gone.count <= 1 else { throw fault("confirmed, and gone after the kill: \(gone)") }
    guard !pictures.isEmpty else { return }
    let come = names.subtracting(shown)
    guard come.count <= 1 else { throw fault("there after the kill, and never shown: \(come)") }
  }

  private func check(
    _ server: PeopleServerState, _ device: DeviceFile.Contents,
    _ expected: [Person.ID: PersonInfo]
  ) throws {
    let people = Dictionary(
      uniqueKeysWithValues: server.people.map { ($0.id, $0.person.info) })
    try compare(people, with: expected, "the server")
    try compare(device.people, with: expected, "the device")
    guard device.open.isEmpty, device.deletions.isEmpty else {
      throw fault("\(device.open.union(device.deletions)) still wait")
    }
    let keys = Dictionary(grouping: server.effects, by: \.key)
    if let twice = keys.first(where: { $1.count > 1 }) { throw fault("made twice: \(twice.value)") }
    for (id, effects) in Dictionary(grouping: server.effects, by: \.person) {
      for (one, next) in zip(effects, effects.dropFirst()) where one.info == next.info {
        throw fault("\(id) was given the same twice in a row: \(next)")
      }
    }
  }

  private func compare(
    _ people: [Person.ID: PersonInfo], with expected: [Person.ID: PersonInfo], _ place: String
  ) throws {
    for id in Set(people.keys).union(expected.keys) where people[id] != expected[id] {
      throw fault(
        "\(place) has \(people[id].map { "\($0)" } ?? "nobody") "
          + "where \(expected[id].map { "\($0)" } ?? "nobody") should be (\(id))")
    }
  }
}
