import DemoServer
import Domain
import FaultyServer
import TestDoubles
import TestSupport

extension Simulation {
  /// Returns the problems after the last sync.
  func faults() async throws -> [String] {
    let people = Dictionary(
      uniqueKeysWithValues: server.state.people.map { ($0.id, $0.person) })
    return try await unequal(people) + lost(people) + undone() + risen(people) + doubled()
  }

  /// Checks that all devices and the server have equal people, all synced.
  private func unequal(_ people: [Person.ID: Person]) async throws -> [String] {
    var faults: [String] = []
    for device in devices {
      let rows = try await device.rows()
      if Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.person) }) != people {
        faults.append("\(device.name) has \(rows.map(\.person.info)), the server \(people.values)")
      }
      let open = rows.filter { $0.mark != .synced }
      if !open.isEmpty { faults.append("\(device.name) still has \(open)") }
    }
    return faults
  }

  private var reports: [MergeReport] { devices.flatMap(\.reports) }

  /// Checks that every open edit of the ledger is present or was reported as overridden.
  private func lost(_ people: [Person.ID: Person]) -> [String] {
    let overridden = Set(
      reports.compactMap { report -> String? in
        guard case .field(let field, let lost) = report.conflict else { return nil }
        return "\(report.person.id) \(field) \(lost)"
      })
    return ledger.openEdits.compactMap { place, value in
      let isThere = people[place.person]?.text(place.field) == value
      if isThere || overridden.contains("\(place.person) \(place.field) \(value)") { return nil }
      return "the edit \(value) of \(place.person) is lost without a report"
    }
  }

  private var misled: Set<Person.ID> {
    devices.reduce(into: []) { $0.formUnion($1.network.misled) }
  }

  /// Checks that no edit was overridden by a value that the edit had replaced.
  private func undone() -> [String] {
    // Without a common base, the local value is used, even if it is older.
    if hasReplacedServer { return [] }
    return reports.compactMap { report in
      guard case .field(let field, let lost) = report.conflict, !lost.isEmpty,
        !misled.contains(report.person.id)
      else { return nil }
      let place = Ledger.Place(person: report.person.id, field: field)
      let winner = report.person.text(field)
      guard !winner.isEmpty, ledger.descends(lost, from: winner, at: place) else { return nil }
      return "the edit \(lost) replaced \(winner), and then \(winner) overrode the edit"
    }
  }

  /// Checks that no deleted person exists, except people reported as kept or in `misled`.
  private func risen(_ people: [Person.ID: Person]) -> [String] {
    let reported = Set(
      reports.compactMap { report -> Person.ID? in
        if case .field = report.conflict { nil } else { report.person.id }
      })
    return ledger.deleted.subtracting(misled)
      .filter { people[$0] != nil && !reported.contains($0) }
      .map { "\($0) was deleted and exists again without a report" }
  }

  /// Checks that no change was applied twice, under one key or under two keys.
  private func doubled() -> [String] {
    var last: [Person.ID: PersonInfo?] = [:]
    return server.state.effects.compactMap { effect in
      defer { last[effect.id] = .some(effect.person?.person.info) }
      if server.state.effectCount(of: effect.key) > 1 { return "\(effect.key) had two effects" }
      guard let before = last[effect.id], before == effect.person?.person.info else { return nil }
      return "\(effect.id) was given \(String(describing: effect.person)) twice in a row"
    }
  }
}

extension ServerFault {
  /// Returns a random fault of the server.
  static func random(using generator: inout SeededGenerator) -> ServerFault {
    let faults: [ServerFault] = [
      .refuseConnection, .dropBeforeApplying, .dropAfterApplying, .dropAfterApplying,
      .dropAfterApplying, .deliverLater(after: 0), .deliverLater(after: 2), .deliverTwice, .cutBody,
      .html, .wrongIdentifier, .expireCursors, .expireCursors, .duplicateInPage,
      .status(401), .status(409), .status(422), .status(422), .status(500),
      .status(429, headers: ["Retry-After": "2"]), .status(503, headers: ["Retry-After": "60"]),
    ]
    return faults.randomElement(using: &generator) ?? .refuseConnection
  }
}
