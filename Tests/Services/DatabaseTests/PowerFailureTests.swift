#if !os(iOS)  // iOS has no exit tests.
  import CFaultyDisk
  import Database
  import Domain
  import Foundation
  import TestDoubles
  import TestSupport
  import Testing

  @Suite("A power failure after a save")
  struct PowerFailureTests {
    /// The faulty disk replaces the disk of the whole process, so the test runs in its own process.
    @Test("after a power failure, the file contains each edit that was saved before")
    func savedEdit() async {
      await #expect(processExitsWith: .success) {
        diskInstall()
        let folder = try TemporaryFolder()
        try await makeStore(in: folder).save([.ada])
        // The disk compares paths, and SQLite resolves links, so the links are resolved here too.
        let path = try #require(realpath(folder.url.path, nil))
        defer { free(path) }
        diskRecord(path, Int32(diskSyncsAll))
        let store = try await makeStore(in: folder)
        try await store.save([.grace])
        // For each seed, the disk drops a different part of the writes without an `fsync`.
        for seed in UInt64(1)...20 {
          let image = try TemporaryFolder()
          try #require(diskLosePower(image.url.path, seed) == 0)
          let people = try await makeStore(in: image).people(in: .firstName).map(\.person)
          try #require(people == [.ada, .grace], "Grace was saved before power failure \(seed).")
        }
      }
    }
  }

  /// Opens a store in a folder.
  private func makeStore(in folder: TemporaryFolder) async throws -> SQLitePeopleStore {
    try await SQLitePeopleStore(folder.makeStack(), collation: AlphabetCollation())
  }
#endif
