import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@testable import Database

@Suite("Who keeps whom alive", .tags(.memory), .timeLimit(.minutes(3)))
@MainActor
struct OwnershipTests {
  @Test("a stack is freed with the last of its stores, and its file is closed")
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
    // The last connection to a file takes its log along.
    let left = try folder.fileNames
    #expect(left == ["contacts.sqlite"])
  }

  @Test("what receives is freed while its observation goes on, if it is held weakly")
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

  @Test("a released token lets go of what its closure holds, and of the observer")
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

  @Test("a token keeps the stack open, though whoever made it let go of it", .tags(.trap))
  func tokenKeepsStack() async throws {
    let folder = try TemporaryFolder()
    let deliveries = Deliveries<Int>()
    // The document's stack is a local constant of the function that launches the program, and dies
    // with it (row B8).
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
    // The first result, and one for the other store's sort keys, may come before.
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
