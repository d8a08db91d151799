public import Domain

/// The state of a people server, which applies the whole contract without a network.
///
/// Each person has a revision that increases with each change, including a deletion. Each change
/// has a number, and a cursor contains the number of the last change that a device received. The
/// server stores the answer to each change under the change's idempotency key.
///
///     var state = PeopleServerState(people: [.ada])
///     let cursor = state.cursor
///     state.apply(PersonChange(of: Person.ada.id, .delete(revision: 1)), today: .testDay)
///     try state.page(since: cursor, limit: nil).deleted      // [Person.ada.id]
///
/// The state is `Codable`, so that a server can continue after a restart.
public struct PeopleServerState: Hashable, Sendable {
  /// The largest number of people in a page.
  public static let pageSize = 500

  /// One change that the server made; see ``effects``.
  public struct Effect: Codable, Hashable, Sendable {
    /// The change's idempotency key.
    public let key: PersonChange.ID
    /// The identifier of the changed person.
    public let id: Person.ID
    /// The person's revision after the change.
    public let revision: Int
    /// The person after the change; nil if the person was deleted.
    public let person: RemotePerson?
  }

  /// The state of one person. The entry of a deleted person is kept, so that devices receive the
  /// deletion.
  struct Entry: Codable, Hashable, Sendable {
    let number: Int
    let id: Person.ID
    let revision: Int
    let person: RemotePerson?
  }

  /// A stored answer, which the server repeats for requests with the same key.
  struct Memory: Codable, Hashable, Sendable {
    let key: PersonChange.ID
    let fingerprint: UInt64
    let status: Int
    let person: RemotePerson?

    var answer: Answer { status == 404 ? .missing : Answer(status: status, person: person) }
  }

  /// The ID of this server's data. Each page and each cursor contain this ID.
  public let serverID: String
  /// The minimum number of idempotency keys, and of ``effects``, to keep. Older keys and effects
  /// may be dropped.
  public let keysKept: Int
  /// The changes that the server made for requests with an idempotency key, oldest first.
  public internal(set) var effects: [Effect] = []

  var entries: [Person.ID: Entry] = [:]
  /// The entries in the order of the changes. An entry is outdated if the person was changed again.
  var log: [Entry] = []
  var lastNumber = 0
  /// The number of calls to ``expireCursors()``. Each cursor contains this number, so older cursors
  /// are invalid.
  var generation = 0
  var memories: [PersonChange.ID: Memory] = [:]
  var memoryOrder: [PersonChange.ID] = []

  /// Creates the state of a server with `people`, each with revision 1.
  ///
  /// - Parameters:
  ///   - serverID: the ID of the data. A server that starts with new data needs a new ID.
  ///   - keysKept: the minimum number of idempotency keys to keep.
  public init(serverID: String = "1", people: [Person] = [], keysKept: Int = 10_000) {
    self.serverID = serverID
    self.keysKept = keysKept
    for person in people { put(person) }
  }

  /// The people on the server, in the order of their last changes.
  public var people: [RemotePerson] {
    log.filter(isCurrent).compactMap(\.person)
  }

  /// Returns the person's current state; nil if the person is not on the server.
  public func person(_ id: Person.ID) -> RemotePerson? {
    entries[id]?.person
  }

  /// Returns how many times the server made the change with this key. More than once is an error.
  public func effectCount(of key: PersonChange.ID) -> Int {
    effects.count { $0.key == key }
  }

  /// Adds or changes a person without an idempotency key, like a change from another device.
  ///
  /// - Returns: the person with the new revision.
  @discardableResult
  public mutating func put(_ person: Person) -> RemotePerson {
    let remote = RemotePerson(person, revision: nextRevision(of: person.id))
    write(remote, to: person.id)
    return remote
  }

  /// Deletes a person without an idempotency key, like a change from another device.
  public mutating func remove(_ id: Person.ID) {
    if person(id) != nil { write(nil, to: id) }
  }

  func nextRevision(of id: Person.ID) -> Int { (entries[id]?.revision ?? 0) + 1 }

  /// Stores a person's next state, or the deletion, and appends an entry to the log.
  mutating func write(_ person: RemotePerson?, to id: Person.ID) {
    lastNumber += 1
    let entry = Entry(
      number: lastNumber, id: id, revision: nextRevision(of: id), person: person)
    entries[id] = entry
    log.append(entry)
    if log.count > 2 * entries.count + 16 { log = log.filter(isCurrent) }
  }

  private func isCurrent(_ entry: Entry) -> Bool { entries[entry.id]?.number == entry.number }
}

// MARK: Pages

extension PeopleServerState {
  /// The cursor of a device that has received every change.
  public var cursor: String { text(ofCursor: lastNumber) }

  /// Returns the people that changed since `cursor`, each once and in the current state.
  ///
  /// - Parameters:
  ///   - cursor: the cursor of an earlier page; nil to start with all people.
  ///   - limit: the largest number of people in the page, at most ``pageSize``.
  /// - Throws: `ServerError.cursorExpired` if the cursor is too old or from another server.
  public func page(since cursor: String?, limit: Int?) throws(ServerError) -> PeoplePage {
    var end = try number(ofCursor: cursor)
    let limit = min(max(limit ?? Self.pageSize, 1), Self.pageSize)
    var people: [RemotePerson] = []
    var deleted: [Person.ID] = []
    for entry in log[firstEntry(after: end)...] where isCurrent(entry) {
      // Without a cursor, the device has no people yet, so it needs no deletions.
      if entry.person == nil, cursor == nil { continue }
      guard people.count + deleted.count < limit else {
        return PeoplePage(
          cursor: text(ofCursor: end), serverID: serverID, hasMore: true, people: people,
          deleted: deleted)
      }
      end = entry.number
      if let person = entry.person { people.append(person) } else { deleted.append(entry.id) }
    }
    return PeoplePage(cursor: self.cursor, serverID: serverID, people: people, deleted: deleted)
  }

  /// Makes all existing cursors invalid, so that each device has to start over.
  public mutating func expireCursors() {
    generation += 1
  }

  private func firstEntry(after number: Int) -> Int {
    var (low, high) = (log.startIndex, log.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if log[middle].number <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func text(ofCursor number: Int) -> String { "\(serverID).\(generation).\(number)" }

  private func number(ofCursor cursor: String?) throws(ServerError) -> Int {
    guard let cursor else { return 0 }
    let prefix = "\(serverID).\(generation)."
    guard cursor.hasPrefix(prefix), let number = Int(cursor.dropFirst(prefix.count)),
      (0...lastNumber).contains(number)
    else { throw .cursorExpired }
    return number
  }
}
