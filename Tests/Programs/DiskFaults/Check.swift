import Database
import DemoServer
import Domain
import Foundation
import Sync
import TestDoubles

/// Compares a device's file with the edits of its session, and then syncs the device.
@MainActor
struct Check {
  let file: URL
  /// The state of the people after the confirmed edits.
  let confirmed: Session.Edit
  /// Edits whose error message said that they may or may not be saved.
  var unconfirmed: [Person.ID: [PersonInfo?]] = [:]
  /// The edit that was running when the power failed. The file must contain all of it or nothing.
  var unfinished = Session.Edit()

  /// Opens the file, checks it, syncs it with `server`, and compares both.
  ///
  /// - Returns: The problems; empty if there are none.
  func problems(with server: RecordedServer) async -> [String] {
    let device = Device(file, server)
    let problems: [String]
    do {
      problems = try await self.problems(of: device, server)
    } catch {
      problems = ["The file cannot be used: \(error)"]
    }
    await device.quit()
    return problems
  }

  private func problems(of device: Device, _ server: RecordedServer) async throws -> [String] {
    let people = try await device.program().people
    let before = try await state(of: people)
    return try await integrity(of: people) + differences(before) + sync(device, server, before)
  }

  private func integrity(of people: SQLitePeopleStore) async throws -> [String] {
    var configuration = DatabaseConfiguration()
    configuration.followsOtherProcesses = false
    let stack = try DatabaseStack(
      at: .file(file), schema: .addressBook, configuration: configuration)
    let findings = try stack.read { (connection) throws(StoreError) in
      try connection.all("PRAGMA integrity_check") { $0.text(at: 0) }
    }
    let counts = [
      try await people.people(in: .lastName).count, try await people.people(in: .firstName).count,
    ]
    return (findings == ["ok"] ? [] : ["The file is damaged: \(findings)"])
      + (counts[0] == counts[1] ? [] : ["The two orders list different people."])
  }

  private func state(of people: SQLitePeopleStore) async throws -> Session.Edit {
    Dictionary(
      uniqueKeysWithValues: try await people.people(in: .lastName).map { ($0.id, $0.person.info) })
  }

  /// Returns a problem for each edited person whose details in the file are not the expected ones.
  private func differences(_ found: Session.Edit) -> [String] {
    func differs(_ expected: Session.Edit) -> [String] {
      expected.filter { id, info in
        let here = found[id] ?? nil
        return here != info && unconfirmed[id]?.contains(here) != true
      }.map { id, info in
        "\(name(id)): the user was told \(text(info)), and the file has \(text(found[id] ?? nil))"
      }
    }
    let isDone = !unfinished.isEmpty && differs(unfinished).isEmpty
    return differs(confirmed.merging(isDone ? unfinished : [:]) { $1 })
  }

  /// Syncs, and checks that device and server have equal people and that no change is repeated.
  private func sync(
    _ device: Device, _ server: RecordedServer, _ before: Session.Edit
  ) async throws -> [String] {
    let program = try await device.program()
    let status = await program.sync.finish()
    let rows = try await program.people.people(in: .lastName)
    let here = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.person.info) })
    let there = Dictionary(
      uniqueKeysWithValues: server.state.people.map { ($0.id, $0.person.info) })
    var problems: [String] = []
    if status.waiting + status.refused > 0 || rows.contains(where: { $0.mark != .synced }) {
      problems.append("The outbox is not empty: \(status)")
    }
    for id in Set(here.keys).union(there.keys) where here[id] != there[id] {
      problems.append(
        "\(name(id)): the device has \(text(here[id])), the server \(text(there[id]))")
    }
    for (id, info) in before where here[id] != info {
      problems.append("\(name(id)): the sync changed \(text(info)) to \(text(here[id]))")
    }
    let keys = server.state.effects.map(\.key)
    if Set(keys).count != keys.count { problems.append("A change has two effects.") }
    var last: [Person.ID: PersonInfo?] = [:]
    for effect in server.state.effects {
      let info = effect.person?.person.info
      if let earlier = last[effect.id], earlier == info {
        problems.append("\(name(effect.id)) was changed to \(text(info)) twice in a row.")
      }
      last[effect.id] = .some(info)
    }
    return problems
  }

  private func name(_ id: Person.ID) -> String { "\(id)".suffix(4).description }

  private func text(_ info: PersonInfo?) -> String {
    info.map { "“\($0.lastName) \($0.birthday?.description ?? "")”" } ?? "nothing"
  }
}
