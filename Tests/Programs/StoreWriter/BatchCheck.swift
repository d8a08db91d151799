import Database
import Domain
import Foundation

/// A problem in a database.
struct BatchFault: Error, CustomStringConvertible {
  let description: String
}

/// Compares the batches in a database file with the batches that the writer confirmed.
struct BatchCheck {
  let file: URL

  /// Checks the file, and returns a summary or throws the first problem.
  func report(confirmed: some Sequence<Substring>) async throws -> String {
    let stack = try DatabaseStack(at: .file(file), schema: .addressBook)
    let store = try await SQLitePeopleStore(stack, collation: SmallLetters())
    try checkIntegrity(stack)
    let batches = Dictionary(grouping: try await store.people(in: .lastName).map(\.person)) {
      $0.lastName
    }
    try checkWhole(batches)
    let byFirstName = try await store.people(in: .firstName).count
    guard byFirstName == batches.values.map(\.count).reduce(0, +) else {
      throw BatchFault(description: "the two orders list different people")
    }

    var fate: [Substring: Substring] = [:]
    for line in confirmed {
      let words = line.split(separator: " ")
      guard words.count == 2 else { throw BatchFault(description: "“\(line)” is not a report") }
      fate[words[1]] = words[0]
    }
    for (name, word) in fate {
      let isThere = batches[String(name)] != nil
      if word == "saved", !isThere {
        throw BatchFault(description: "\(name) was saved and is missing")
      }
      if word == "deleted", isThere {
        throw BatchFault(description: "\(name) was deleted and still exists")
      }
    }
    return "\(fate.count) batches reported, \(batches.count) in the file, all complete"
  }

  private func checkIntegrity(_ stack: DatabaseStack) throws {
    let findings = try stack.read { (connection) throws(StoreError) in
      try connection.all("PRAGMA integrity_check") { $0.text(at: 0) }
    }
    guard findings == ["ok"] else {
      throw BatchFault(description: findings.joined(separator: "; "))
    }
  }

  private func checkWhole(_ batches: [String: [Person]]) throws {
    for (name, people) in batches {
      let expected = Set((1...people.count).map { "\($0) of \(people.count)" })
      guard Set(people.map(\.firstName)) == expected else {
        throw BatchFault(description: "batch \(name) is incomplete")
      }
    }
  }
}
