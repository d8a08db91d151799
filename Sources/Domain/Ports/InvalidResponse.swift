/// What is wrong with an answer that does not keep the contract.
///
/// The server may have acted on the request all the same: a change is asked for again under its key.
public enum InvalidResponse: Error, Hashable, Sendable {
  /// A status that the contract does not have for this request.
  case unexpectedStatus(Int)
  /// The server sent the request on to another place, which is not trusted.
  case redirected(to: String)
  /// The answer is of another kind than JSON: HTML of a hotel's network, for instance.
  case notJSON(contentType: String)
  /// The answer's text is no JSON, or lacks a member.
  case malformed(reason: String)
  /// Fewer bytes came than were announced.
  case cutShort(received: Int, announced: Int)
  /// The answer has more bytes than are taken.
  case tooLarge(limit: Int)
  /// The answer is about somebody else.
  case wrongPerson(asked: Person.ID, answered: Person.ID)
  /// The answer's person breaks a rule of ``PersonInfo``.
  case invalidPerson(UnreadablePerson)
}

extension InvalidResponse: CustomStringConvertible {
  /// What is wrong, as a part of a sentence.
  public var description: String {
    switch self {
    case .unexpectedStatus(let status): "it has the unexpected status \(status)"
    case .redirected(let place): "it sends this device on to \(place)"
    case .notJSON(let contentType): "it is \(contentType) where JSON is expected"
    case .malformed(let reason): reason
    case .cutShort(let received, let announced):
      "only \(received) of its \(announced) bytes came"
    case .tooLarge(let limit): "it is longer than \(limit) bytes"
    case .wrongPerson(let asked, let answered):
      "it is about \(answered), while \(asked) was asked for"
    case .invalidPerson(let person): "\(person)"
    }
  }
}
