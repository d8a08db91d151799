import Domain

/// Writes lists in a fixed order, so that equal states give equal text.
extension PeopleServerState: Codable {
  private struct File: Codable {
    var version = 1
    /// The server's identity, under the name that older files use.
    let era: String
    let generation: Int
    let lastNumber: Int
    let keysKept: Int
    let people: [Line]
    let answers: [AnswerLine]
    let effects: [EffectLine]
  }

  private struct Line: Codable {
    let number: Int
    let id: Person.ID
    let revision: Int
    let person: PersonRecord?
  }

  private struct AnswerLine: Codable {
    let key: PersonChange.ID
    let fingerprint: UInt64
    let status: Int
    let person: PersonRecord?
  }

  private struct EffectLine: Codable {
    let key: PersonChange.ID
    let id: Person.ID
    let revision: Int
    let person: PersonRecord?
  }

  /// Reads a state; throws `DecodingError` if the data is not a state or has a newer version.
  public init(from decoder: any Decoder) throws {
    let file = try File(from: decoder)
    guard file.version == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The version \(file.version) is unknown."))
    }
    self.init(serverID: file.era, keysKept: file.keysKept)
    (generation, lastNumber) = (file.generation, file.lastNumber)
    for line in file.people {
      entries[line.id] = Entry(
        info: line.person?.info, revision: line.revision, number: line.number)
      log.append(LogLine(number: line.number, person: line.id))
    }
    log.sort { $0.number < $1.number }
    for line in file.answers {
      let answer = Answer(status: line.status, person: line.person?.remote)
      memories[line.key] = Memory(
        fingerprint: line.fingerprint, answer: line.status == 404 ? .missing : answer)
      memoryOrder.append(line.key)
    }
    effects = file.effects.map {
      Effect(key: $0.key, person: $0.id, info: $0.person?.info, revision: $0.revision)
    }
  }

  /// Writes everything that the server needs to continue after a restart.
  public func encode(to encoder: any Encoder) throws {
    let people = entries.map { id, entry in
      Line(
        number: entry.number, id: id, revision: entry.revision,
        person: remote(id, entry).map(PersonRecord.init))
    }
    let answers = memoryOrder.compactMap { key in
      memories[key].map {
        AnswerLine(
          key: key, fingerprint: $0.fingerprint, status: $0.answer.status,
          person: $0.answer.person.map(PersonRecord.init))
      }
    }
    let effects = effects.map { effect in
      EffectLine(
        key: effect.key, id: effect.person, revision: effect.revision,
        person: effect.info.map {
          PersonRecord(RemotePerson(Person(id: effect.person, $0), revision: effect.revision))
        })
    }
    try File(
      era: serverID, generation: generation, lastNumber: lastNumber, keysKept: keysKept,
      people: people.sorted { $0.number < $1.number }, answers: answers, effects: effects
    ).encode(to: encoder)
  }
}
