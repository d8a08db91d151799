import Domain
import Foundation

/// Written as lists in a fixed order, so that the same state gives the same text.
extension PeopleServerState: Codable {
  private struct File: Codable {
    var version = 1
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

  /// Reads a state; throws `DecodingError` where it is none, or of a newer version.
  public init(from decoder: any Decoder) throws {
    let file = try File(from: decoder)
    guard file.version == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "it has the unknown version \(file.version)"))
    }
    self.init(era: file.era, keysKept: file.keysKept)
    (generation, lastNumber) = (file.generation, file.lastNumber)
    for line in file.people {
      entries[line.id] = Entry(
        info: line.person?.remote.person.info, revision: line.revision, number: line.number)
      log.append(LogLine(number: line.number, person: line.id))
    }
    log.sort { $0.number < $1.number }
    for line in file.answers {
      guard let answer = Answer(status: line.status, person: line.person?.remote) else { continue }
      memories[line.key] = Memory(fingerprint: line.fingerprint, answer: answer)
      memoryOrder.append(line.key)
    }
    effects = file.effects.map {
      Effect(
        key: $0.key, person: $0.id, info: $0.person?.remote.person.info, revision: $0.revision)
    }
  }

  /// Writes everything that the server needs to go on as if it had not ended.
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
      era: era, generation: generation, lastNumber: lastNumber, keysKept: keysKept,
      people: people.sorted { $0.number < $1.number }, answers: answers, effects: effects
    ).encode(to: encoder)
  }
}

extension PeopleServerState.Answer {
  /// The status that the contract has for it.
  var status: Int {
    switch self {
    case .created: 201
    case .replaced: 200
    case .removed: 204
    case .missing: 404
    case .outdated: 412
    case .keyReused: 409
    case .invalid: 422
    }
  }

  /// The person in the answer's body; nil where it has none.
  var person: RemotePerson? {
    switch self {
    case .created(let person), .replaced(let person): person
    case .outdated(let current): current
    case .removed, .missing, .keyReused, .invalid: nil
    }
  }

  /// A remembered answer; nil for what is never remembered.
  fileprivate init?(status: Int, person: RemotePerson?) {
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
