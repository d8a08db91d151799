import Domain

extension PeopleServerState {
  /// The server's answer to a change.
  public struct Answer: Hashable, Sendable {
    /// The HTTP status. It is 201 for an added person, 200 for new details and 204 for a deletion.
    /// It is 412 if the person has another revision, and 422 for invalid details. The constants
    /// below are the answers with other statuses.
    public var status: Int
    /// The person in the body; nil if the body contains no person.
    public var person: RemotePerson?
    /// The reason in the body; nil if the body contains no reason.
    public var reason: String?

    /// Status 404: the person to delete does not exist.
    public static let missing = Answer(status: 404, reason: "The person to delete does not exist.")
    /// Status 409: the idempotency key was already used for another change.
    public static let keyReused = Answer(
      status: 409, reason: "The idempotency key belongs to another change.")
    /// Status 421: the change is based on data that the server does not have.
    public static let anotherServer = Answer(status: 421, reason: "The server has other data.")
  }

  /// Makes the change if the contract allows it, and returns the answer.
  ///
  /// The change's position is checked first, then the key, the details and the precondition. If the
  /// change was answered before, the server repeats the stored answer and does not make the change
  /// again. Answers 409, 421 and 422 are not stored, because they have no effect and the rules may
  /// change.
  ///
  /// - Parameter today: the server's current day. A later birthday is invalid.
  @discardableResult
  public mutating func apply(_ change: PersonChange, today: CalendarDate) -> Answer {
    guard isMeant(by: change) else { return .anotherServer }
    let fingerprint = change.fingerprint
    if let memory = memories[change.id] {
      return memory.fingerprint == fingerprint ? memory.answer : .keyReused
    }
    let answer = make(change, today: today)
    if answer.status == 422 { return answer }
    remember(
      Memory(
        key: change.id, fingerprint: fingerprint, status: answer.status, person: answer.person))
    return answer
  }

  /// Returns whether ``apply(_:today:)`` would alter the state.
  func isAltered(by change: PersonChange, today: CalendarDate) -> Bool {
    isMeant(by: change) && memories[change.id] == nil
      && change.operation.info.map { (try? $0.validated(today: today)) != nil } ?? true
  }

  private func isMeant(by change: PersonChange) -> Bool {
    change.position.map { !hasLost($0) } ?? true
  }

  /// Returns the state after the change.
  func applying(_ change: PersonChange, today: CalendarDate) -> PeopleServerState {
    var state = self
    state.apply(change, today: today)
    return state
  }

  private mutating func make(_ change: PersonChange, today: CalendarDate) -> Answer {
    let (id, current) = (change.person, person(change.person))
    let info: PersonInfo?
    do {
      info = try change.operation.info?.validated(today: today)
    } catch {
      return Answer(status: 422, reason: error.description)
    }
    if info == nil, current == nil { return .missing }
    guard current?.revision == change.operation.revision else {
      return Answer(status: 412, person: current)
    }
    let revision = nextRevision(of: id)
    let person = info.map { RemotePerson(Person(id: id, $0), revision: revision) }
    write(person, to: id)
    effects.append(Effect(key: change.id, id: id, revision: revision, person: person))
    if effects.count > 2 * keysKept { effects.removeFirst(effects.count - keysKept) }
    return Answer(status: person == nil ? 204 : current == nil ? 201 : 200, person: person)
  }

  private mutating func remember(_ memory: Memory) {
    memories[memory.key] = memory
    memoryOrder.append(memory.key)
    guard memoryOrder.count > 2 * keysKept else { return }
    let old = memoryOrder.count - keysKept
    for key in memoryOrder.prefix(old) { memories[key] = nil }
    memoryOrder.removeFirst(old)
  }
}

extension PersonChange {
  /// A number that distinguishes this change from another change with the same key (FNV-1a).
  ///
  /// The number is stored in a file, so `Hasher` is unsuitable: its seed differs in each process.
  fileprivate var fingerprint: UInt64 {
    let text =
      switch operation {
      case .create(let info): "\(person)\ncreate\n\(info.canonicalText)"
      case .replace(let info, let revision): "\(person)\n\(revision)\n\(info.canonicalText)"
      case .delete(let revision): "\(person)\n\(revision)\ndelete"
      }
    return text.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }
}

extension PersonInfo {
  /// The names and the birthday, separated by line breaks. No name contains a line break.
  fileprivate var canonicalText: String {
    "\(firstName)\n\(lastName)\n\(birthday?.description ?? "")"
  }
}
