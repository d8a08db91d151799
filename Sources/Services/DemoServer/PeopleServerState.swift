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

  /// The changes from one start of a server to the next.
  ///
  /// A server that is restored from a backup uses the numbers of the lost changes again. Its start
  /// begins a segment with a new ID, which distinguishes the new changes from the lost ones.
  struct Segment: Codable, Hashable, Sendable {
    let id: String
    /// The number of the first change.
    let first: Int
  }

  /// The ID of this server's data. Each position and each cursor contain this ID.
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
  var segments = [Segment(id: "0", first: 0)]
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

  /// Begins a new segment. Call this method when a server starts with a stored state.
  public mutating func beginSegment() {
    // A segment without a change is removed, because no position refers to it.
    segments.removeAll { $0.first > lastNumber }
    let id = String(UInt64.random(in: 0 ... .max), radix: 36)
    segments.append(Segment(id: id, first: lastNumber + 1))
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
  /// The position of the last change, as "SERVER/SEGMENT/NUMBER".
  public var position: String { position(of: lastNumber) }

  /// The cursor of a device that has received every change.
  public var cursor: String { cursor(after: lastNumber) }

  /// Returns the people that changed since `cursor`, each once and in the current state.
  ///
  /// - Parameters:
  ///   - cursor: the cursor of an earlier page; nil to start with all people.
  ///   - position: the last position that the device has seen; nil if unknown.
  ///   - limit: the largest number of people in the page, at most ``pageSize``.
  /// - Throws: `ServerError.cursorExpired` if the cursor is too old, and `ServerError.replaced` if
  ///   this server has no such cursor or position.
  public func page(
    since cursor: String?, seen position: String? = nil, limit: Int?
  ) throws(ServerError) -> PeoplePage {
    if let position, hasLost(position) { throw .replaced }
    var end = try number(ofCursor: cursor)
    let limit = min(max(limit ?? Self.pageSize, 1), Self.pageSize)
    var people: [RemotePerson] = []
    var deleted: [Person.ID] = []
    for entry in log[firstEntry(after: end)...] where isCurrent(entry) {
      // Without a cursor, the pages list all people, so the device needs no deletions.
      if entry.person == nil, cursor == nil { continue }
      guard people.count + deleted.count < limit else {
        return PeoplePage(
          cursor: self.cursor(after: end), position: self.position, hasMore: true,
          people: people, deleted: deleted)
      }
      end = entry.number
      if let person = entry.person { people.append(person) } else { deleted.append(entry.id) }
    }
    return PeoplePage(
      cursor: self.cursor, position: self.position, people: people, deleted: deleted)
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

  /// Returns whether the position is in another server's data, or in changes that a restored backup
  /// does not contain. A position may consist of only the server's ID.
  func hasLost(_ position: String) -> Bool {
    let parts = position.split(separator: "/", omittingEmptySubsequences: false)
    guard parts[0] == serverID else { return true }
    if parts.count == 1 { return false }
    guard parts.count == 3, let number = Int(parts[2]),
      let index = segments.firstIndex(where: { $0.id == parts[1] })
    else { return true }
    let next = segments.dropFirst(index + 1).first?.first ?? lastNumber + 1
    return !(segments[index].first..<next).contains(number)
  }

  private func position(of number: Int) -> String {
    let segment = segments.last { $0.first <= number } ?? segments[0]
    return "\(serverID)/\(segment.id)/\(number)"
  }

  private func cursor(after number: Int) -> String { "\(generation).\(position(of: number))" }

  private func number(ofCursor cursor: String?) throws(ServerError) -> Int {
    guard let cursor else { return 0 }
    let prefix = "\(generation)."
    guard cursor.hasPrefix(prefix) else { throw .cursorExpired }
    let position = String(cursor.dropFirst(prefix.count))
    guard !hasLost(position) else { throw .replaced }
    return position.split(separator: "/").last.flatMap { Int($0) } ?? 0
  }
}
