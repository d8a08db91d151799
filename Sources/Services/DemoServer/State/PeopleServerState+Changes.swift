import Domain

extension PeopleServerState {
  /// How the server answers a change, as the contract's statuses have it.
  public enum Answer: Hashable, Sendable {
    /// 201: the person was added.
    case created(RemotePerson)
    /// 200: the person has the new details.
    case replaced(RemotePerson)
    /// 204: the person was removed.
    case removed
    /// 404: there is nobody to remove.
    case missing
    /// 412: the person is in another state, or gone where it is nil.
    case outdated(RemotePerson?)
    /// 409: the key was used for another change.
    case keyReused
    /// 422: the details break a rule.
    case invalid(reason: String)
  }

  /// Makes the change, or says why not. The key is looked at before the precondition: a change that
  /// was answered once is answered so again, and is not made again.
  ///
  /// An answer 409 or 422 is not remembered; it had no effect, and the rules may have changed.
  ///
  /// - Parameter today: the server's day; a birthday after it is refused.
  @discardableResult
  public mutating func apply(_ change: PersonChange, today: CalendarDate) -> Answer {
    let fingerprint = change.fingerprint
    if let memory = memories[change.id] {
      return memory.fingerprint == fingerprint ? memory.answer : .keyReused
    }
    let answer = make(change, today: today)
    if case .invalid = answer { return answer }
    remember(Memory(fingerprint: fingerprint, answer: answer), under: change.id)
    return answer
  }

  /// Whether the change leaves a trace: it was not made before, and breaks no rule.
  func takes(_ change: PersonChange, today: CalendarDate) -> Bool {
    memories[change.id] == nil && change.operation.info.map { $0.checked(today) != nil } ?? true
  }

  /// The state that the change leads to.
  func making(_ change: PersonChange, on day: CalendarDate) -> PeopleServerState {
    var state = self
    state.apply(change, today: day)
    return state
  }

  /// Makes a change once more that was made on this state before, on `day`.
  ///
  /// - Returns: whether it can have been: a change under a known key, or one that breaks a rule, left
  ///   no trace.
  mutating func replay(_ change: PersonChange, on day: CalendarDate) -> Bool {
    guard memories[change.id] == nil else { return false }
    if case .invalid = apply(change, today: day) { return false }
    return true
  }

  private mutating func make(_ change: PersonChange, today: CalendarDate) -> Answer {
    let current = person(change.person)
    switch change.operation {
    case .create(let info):
      guard let info = info.checked(today) else { return .invalid(reason: info.fault(today)) }
      guard current == nil else { return .outdated(current) }
      return .created(store(info, change))
    case .replace(let info, let revision):
      guard let info = info.checked(today) else { return .invalid(reason: info.fault(today)) }
      guard let current, current.revision == revision else { return .outdated(current) }
      return .replaced(store(info, change))
    case .delete(let revision):
      guard let current else { return .missing }
      guard current.revision == revision else { return .outdated(current) }
      record(change, nil, write(nil, to: change.person))
      return .removed
    }
  }

  private mutating func store(_ info: PersonInfo, _ change: PersonChange) -> RemotePerson {
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
  /// What the client makes of it.
  ///
  /// - Throws: `ServerError.refused` for 409 and 422.
  public func outcome() throws(ServerError) -> ChangeOutcome {
    switch self {
    case .created(let person), .replaced(let person): return .stored(person)
    case .removed, .missing: return .removed
    case .outdated(let current): return .outdated(current: current)
    case .keyReused: throw .refused(status: 409, reason: Self.keyReusedReason)
    case .invalid(let reason): throw .refused(status: 422, reason: reason)
    }
  }

  /// The sentence of an answer 409.
  static let keyReusedReason = "the idempotency key was used for another change"
}

extension PersonInfo {
  /// The details as the server keeps them; nil where they break a rule.
  fileprivate func checked(_ today: CalendarDate) -> PersonInfo? {
    try? PersonInfo(firstName: firstName, lastName: lastName, birthday: birthday, today: today)
  }

  /// The rule that the details break.
  fileprivate func fault(_ today: CalendarDate) -> String {
    do {
      _ = try PersonInfo(
        firstName: firstName, lastName: lastName, birthday: birthday, today: today)
      return "the details are valid"
    } catch {
      return error.description
    }
  }
}

extension PersonChange {
  /// A number that tells this change from another one under its key (FNV-1a over what is asked).
  ///
  /// `Hasher` would not do: it is seeded anew in every process, and the answer is kept in a file.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in canonicalText.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }

  private var canonicalText: String {
    switch operation {
    case .create(let info): "\(person)\ncreate\n\(info.canonicalText)"
    case .replace(let info, let revision): "\(person)\n\(revision)\n\(info.canonicalText)"
    case .delete(let revision): "\(person)\n\(revision)\ndelete"
    }
  }
}

extension PersonInfo {
  /// No name holds a line break, so that lines tell the fields apart.
  fileprivate var canonicalText: String {
    "\(firstName)\n\(lastName)\n\(birthday?.description ?? "")"
  }
}
