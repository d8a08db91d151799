public import Domain

/// What a people server knows, and how it answers: the whole contract as a value, without a network.
///
/// Everybody has a revision that counts up with each change, through a deletion too. Each change has
/// a number, and a cursor is the number of the last change that a device has seen. The answer to a
/// change is remembered under its idempotency key.
///
///     var state = PeopleServerState(people: [.ada])
///     state.apply(PersonChange(of: Person.ada.id, .delete(revision: 1)), today: .testDay)
///     try state.page(since: nil, limit: nil).deleted      // [ada.id]
///
/// It is `Codable`, so that a server that is started again knows what the first one synced.
public struct PeopleServerState: Hashable, Sendable {
  /// How many people a page has at the most where nobody asks for fewer.
  public static let pageSize = 500

  /// One change that was truly made; see ``effects``.
  public struct Effect: Hashable, Sendable {
    /// The change's idempotency key.
    public let key: PersonChange.ID
    /// Whom it changed.
    public let person: Person.ID
    /// What they are since; nil where they were removed.
    public let info: PersonInfo?
    /// The revision that it led to.
    public let revision: Int
  }

  /// What is known of a person; a deleted one stays as a gravestone, so that devices hear of it.
  struct Entry: Hashable, Sendable {
    var info: PersonInfo?
    var revision: Int
    var number: Int
  }

  /// Where a change stands in the log.
  struct LogLine: Hashable, Sendable {
    var number: Int
    var person: Person.ID
  }

  /// An answer that was given, so that it can be given again.
  struct Memory: Hashable, Sendable {
    var fingerprint: UInt64
    var answer: Answer
  }

  /// What tells this server's cursors from those of another one that starts counting anew.
  public let era: String
  /// How many idempotency keys, and how many effects, are kept; the oldest are forgotten.
  public let keysKept: Int
  /// The changes that were truly made under a key, oldest first, as far as they are kept.
  public internal(set) var effects: [Effect] = []

  var entries: [Person.ID: Entry] = [:]
  /// The changes in order. A line whose person has changed again since is stale, and passed over.
  var log: [LogLine] = []
  var lastNumber = 0
  /// How often the cursors were forgotten; one that was handed out before the last time is too old.
  var generation = 0
  var memories: [PersonChange.ID: Memory] = [:]
  var memoryOrder: [PersonChange.ID] = []

  /// A server that has `people`, each in revision 1.
  ///
  /// - Parameters:
  ///   - era: a name of this server's life; a new file gets a random one.
  ///   - keysKept: how many idempotency keys are remembered.
  public init(era: String = "1", people: [Person] = [], keysKept: Int = 10_000) {
    self.era = era
    self.keysKept = keysKept
    for person in people { put(person) }
  }

  /// Everybody who is there, in the order of their last change.
  public var people: [RemotePerson] {
    log.compactMap { line in
      guard let entry = entries[line.person], entry.number == line.number else { return nil }
      return remote(line.person, entry)
    }
  }

  /// The person as they are now; nil where they are not there.
  public func person(_ id: Person.ID) -> RemotePerson? {
    entries[id].flatMap { remote(id, $0) }
  }

  /// How often the change of this key was truly made: more than once is the fault that keys prevent.
  public func effectCount(of key: PersonChange.ID) -> Int {
    effects.count { $0.key == key }
  }

  /// Changes or adds a person as another device would, without a key.
  ///
  /// - Returns: the person in their new revision.
  @discardableResult
  public mutating func put(_ person: Person) -> RemotePerson {
    RemotePerson(person, revision: write(person.info, to: person.id))
  }

  /// Removes a person as another device would, without a key; nothing happens where they are gone.
  public mutating func remove(_ id: Person.ID) {
    guard entries[id]?.info != nil else { return }
    _ = write(nil, to: id)
  }

  /// Writes a state of a person to the log; answers their revision.
  mutating func write(_ info: PersonInfo?, to id: Person.ID) -> Int {
    lastNumber += 1
    let revision = (entries[id]?.revision ?? 0) + 1
    entries[id] = Entry(info: info, revision: revision, number: lastNumber)
    log.append(LogLine(number: lastNumber, person: id))
    if log.count > 2 * entries.count + 16 { dropStaleLines() }
    return revision
  }

  mutating func dropStaleLines() {
    log.removeAll { entries[$0.person]?.number != $0.number }
  }

  func remote(_ id: Person.ID, _ entry: Entry) -> RemotePerson? {
    entry.info.map { RemotePerson(Person(id: id, $0), revision: entry.revision) }
  }
}
