import Domain

extension PeopleServerState {
  /// The server's answer to a change.
  public enum Answer: Hashable, Sendable {
    /// Status 201: the person was added.
    case created(RemotePerson)
    /// Status 200: the person has the new details.
    case replaced(RemotePerson)
    /// Status 204: the person was deleted.
    case removed
    /// Status 404: the person to delete does not exist.
    case missing
    /// Status 412: the person has another revision, or does not exist if the value is nil.
    case outdated(RemotePerson?)
    /// Status 409: the key belongs to another change.
    case keyReused
    /// Status 421: the change is based on the data of another server.
    case anotherServer
    /// Status 422: the details break a rule.
    case invalid(reason: String)
  }

  /// Makes the change, or returns the reason against it.
  ///
  /// The server's identity is checked first, then the key, then the precondition. The server repeats
  /// its answer to a known key and does not make the change again. Answers 409, 421 and 422 are not
  /// remembered, because they have no effect and the rules may change.
  ///
  /// - Parameter today: the server's day. A later birthday is invalid.
  @discardableResult
  public mutating func apply(_ change: PersonChange, today: CalendarDate) -> Answer {
    guard isMeant(by: change) else { return .anotherServer }
    let fingerprint = change.fingerprint
    if let memory = memories[change.id] {
      return memory.fingerprint == fingerprint ? memory.answer : .keyReused
    }
    let answer = make(change, today: today)
    if case .invalid = answer { return answer }
    remember(Memory(fingerprint: fingerprint, answer: answer), under: change.id)
    return answer
  }

  /// Returns whether ``apply(_:today:)`` would alter the state.
  func isAltered(by change: PersonChange, today: CalendarDate) -> Bool {
    isMeant(by: change) && memories[change.id] == nil
      && change.operation.info.map { $0.fault(today) == nil } ?? true
  }

  private func isMeant(by change: PersonChange) -> Bool {
    change.serverID == nil || change.serverID == serverID
  }

  /// Returns the state after the change.
  func applying(_ change: PersonChange, today: CalendarDate) -> PeopleServerState {
    var state = self
    state.apply(change, today: today)
    return state
  }

  private mutating func make(_ change: PersonChange, today: CalendarDate) -> Answer {
    let current = person(change.person)
    if let fault = change.operation.info?.fault(today) { return .invalid(reason: fault) }
    switch change.operation {
    case .create(let info):
      guard current == nil else { return .outdated(current) }
      return .created(store(info, change, today))
    case .replace(let info, let revision):
      guard let current, current.revision == revision else { return .outdated(current) }
      return .replaced(store(info, change, today))
    case .delete(let revision):
      guard let current else { return .missing }
      guard current.revision == revision else { return .outdated(current) }
      record(change, nil, write(nil, to: change.person))
      return .removed
    }
  }

  private mutating func store(
    _ sent: PersonInfo, _ change: PersonChange, _ today: CalendarDate
  ) -> RemotePerson {
    let info = (try? sent.checked(today)) ?? sent
    let revision = write(info, to: change.person)
    record(change, info, revision)
    return RemotePerson(Person(id: change.person, info), revision: revision)
  }

  private mutating func record(_ change: PersonChange, _ info: PersonInfo?, _ revision: Int) {
    effects.append(
      Effect(key: change.id, person: change.person, info: info, revision: revision))
    if effects.count > 2 * keysKept { effects.removeFirst(effects.count - keysKept) }
  }

  private mutating func remember(_ memory: Memory, under key: PersonChange.ID) {
    memories[key] = memory
    memoryOrder.append(key)
    guard memoryOrder.count > 2 * keysKept else { return }
    let old = memoryOrder.count - keysKept
    for key in memoryOrder.prefix(old) { memories[key] = nil }
    memoryOrder.removeFirst(old)
  }
}

extension PeopleServerState.Answer {
  /// Returns the outcome that a client reports for this answer.
  ///
  /// - Throws: `ServerError.refused` for 409 and 422.
  public func outcome() throws(ServerError) -> ChangeOutcome {
    switch self {
    case .created(let person), .replaced(let person): return .stored(person)
    case .removed, .missing: return .removed
    case .outdated(let current): return .outdated(current: current)
    case .keyReused: throw .refused(status: 409, reason: Self.keyReusedReason)
    case .anotherServer: throw .replaced
    case .invalid(let reason): throw .refused(status: 422, reason: reason)
    }
  }

  /// The sentence of an answer 409.
  static let keyReusedReason = "The idempotency key belongs to another change."

  /// The answer's HTTP status.
  var status: Int {
    switch self {
    case .created: 201
    case .replaced: 200
    case .removed: 204
    case .missing: 404
    case .outdated: 412
    case .keyReused: 409
    case .anotherServer: 421
    case .invalid: 422
    }
  }

  /// The person in the answer's body; nil if the body is empty.
  var person: RemotePerson? {
    switch self {
    case .created(let person), .replaced(let person): person
    case .outdated(let current): current
    case .removed, .missing, .keyReused, .anotherServer, .invalid: nil
    }
  }

  /// Creates a remembered answer; nil for a status that is never remembered.
  init?(status: Int, person: RemotePerson?) {
    switch (status, person) {
    case (201, let person?): self = .created(person)
    case (200, let person?): self = .replaced(person)
    case (204, nil): self = .removed
    case (404, nil): self = .missing
    case (412, let person): self = .outdated(person)
    default: return nil
    }
  }
}

extension PersonInfo {
  /// Returns the details as the server stores them.
  fileprivate func checked(
    _ today: CalendarDate
  ) throws(PersonInfo.ValidationError) -> PersonInfo {
    try PersonInfo(firstName: firstName, lastName: lastName, birthday: birthday, today: today)
  }

  /// Returns the sentence of the rule that the details break; nil if they are valid.
  fileprivate func fault(_ today: CalendarDate) -> String? {
    do {
      _ = try checked(today)
      return nil
    } catch {
      return error.description
    }
  }
}

extension PersonChange {
  /// A number that distinguishes this change from another one with the same key (FNV-1a).
  ///
  /// `Hasher` is seeded anew in each process, but the number is stored in a file.
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
  /// No name contains a line break, so line breaks separate the fields.
  fileprivate var canonicalText: String {
    "\(firstName)\n\(lastName)\n\(birthday?.description ?? "")"
  }
}
