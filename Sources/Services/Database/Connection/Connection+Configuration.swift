import Domain

extension Connection {
  /// Opens `location` and sets what holds for this connection, and how the file is written.
  ///
  /// - Parameter schema: whose file it has to be; another one is left as it is.
  convenience init(
    location: DatabaseLocation, schema: Schema, configuration: DatabaseConfiguration
  ) throws(StoreError) {
    let milliseconds = Int32(clamping: Int(configuration.busyTimeout * 1_000))
    try self.init(location: location, busyTimeout: milliseconds)
    try execute("PRAGMA foreign_keys = ON")
    // 16 MiB of pages: a list of 100,000 people stays in memory.
    try execute("PRAGMA cache_size = -16384")
    try schema.isComplete(in: self)
    guard !location.isReadOnly else { return }
    try makeDurable(location)
    if let pages = configuration.maximumPageCount {
      try execute("PRAGMA max_page_count = \(pages)")
    }
  }

  /// What is confirmed survives a loss of power: every commit waits until the disk has it.
  private func makeDurable(_ location: DatabaseLocation) throws(StoreError) {
    if case .file = location {
      // With a write-ahead log, readers go on while a write is under way.
      let mode = try first("PRAGMA journal_mode = WAL") { $0.text(at: 0) }
      guard mode == "wal" else { throw .locked(file: path) }
    }
    try execute("PRAGMA synchronous = FULL")
    // Apple's fsync leaves the data in the drive's own cache; elsewhere these two do nothing.
    try execute("PRAGMA fullfsync = ON")
    try execute("PRAGMA checkpoint_fullfsync = ON")
  }

  /// A number that changes when *another* connection has committed to the same file.
  func dataVersion() throws(StoreError) -> Int {
    try number("PRAGMA data_version")
  }
}
