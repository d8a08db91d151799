import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@testable import Database

@Suite("Ownership of the database", .tags(.memory), .timeLimit(.minutes(3)))
@MainActor
struct OwnershipTests {
  @Test("a database stack is freed with its last store, and the database file is closed")
  func stackFreed() async throws {
    let folder = try TemporaryFolder()
    try await expectFreed { () async throws -> DatabaseStack in
      let stack = try DatabaseStack(at: .file(folder.database), schema: .addressBook)
      let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
      try await store.save([.ada])
      let deliveries = Deliveries<[PersonRow]>()
      let token = store.observePeople(in: .lastName, deliveries.receive)
      _ = try await deliveries.next()
      token.cancel()
      return stack
    }
    // Closing the last connection removes the write-ahead log.
    let left = try folder.fileNames
    #expect(left == ["contacts.sqlite"])
  }

  @Test("an observation does not retain an object that its closure references weakly")
  func receiverFreed() async throws {
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    var token: ObservationToken?
    try await expectFreed { () async throws -> Deliveries<[PersonRow]> in
      let deliveries = Deliveries<[PersonRow]>()
      token = store.observePeople(in: .lastName, deliveries.receive)
      _ = try await deliveries.next()
      return deliveries
    }
    try await store.save([.ada])
    withExtendedLifetime(token) {}
  }

  @Test("releasing a token removes its observer and frees the observer's closure")
  func closureFreed() async throws {
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    try await expectFreed { () async throws -> Witness in
      let witness = Witness()
      let token = stack.observe([.person], { _ in 0 }) { _ in witness.count += 1 }
      await stack.settle()
      #expect(witness.count == 1)
      withExtendedLifetime(token) {}
      return witness
    }
    #expect(stack.observers.count == 0)
  }

  @Test(
    "a token keeps the stack open after the function that created the stack has returned",
    .tags(.trap))
  func tokenKeepsStack() async throws {
    let folder = try TemporaryFolder()
    let deliveries = Deliveries<Int>()
    // The stack is a local constant of `launch()`, so only the token retains the stack.
    func launch() throws -> ObservationToken {
      let stack = try DatabaseStack(at: .file(folder.database), schema: .addressBook)
      return stack.observe(
        [.person],
        { (connection) throws(StoreError) in
          try connection.number("SELECT count(*) FROM person")
        }, deliveries.receive)
    }
    let token = try launch()
    let other = try await SQLitePeopleStore(folder.makeStack(), collation: AlphabetCollation())
    try await other.save([.ada])
    // Results from before the save may arrive first, so the loop skips them.
    while try await deliveries.next() != 1 {}
    withExtendedLifetime(token) {}
  }
}

private final class Witness {
  var count = 0
}

extension TemporaryFolder {
  fileprivate var fileNames: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path) }
  }
}
