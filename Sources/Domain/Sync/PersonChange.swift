/// A request to change one person on the server.
///
/// The key makes the request safe to repeat, because a repeated request is identical, and a key is
/// never used for another change.
public struct PersonChange: Hashable, Sendable, Identifiable {
  /// The idempotency key: the server repeats its first response if the key is repeated.
  public typealias ID = Identifier<PersonChange>

  /// A change of one person.
  public enum Operation: Hashable, Sendable {
    /// Adds a person who must not exist on the server yet.
    case create(PersonInfo)
    /// Replaces the details of a person, provided that the revision still matches.
    case replace(PersonInfo, revision: Int)
    /// Removes a person, provided that the revision still matches.
    case delete(revision: Int)

    /// Creates an operation: `.create` if `revision` is nil, `.delete` if `info` is nil, and
    /// otherwise `.replace`. Returns nil if both values are nil.
    public init?(_ info: PersonInfo?, revision: Int?) {
      switch (info, revision) {
      case (nil, nil): return nil
      case (let info?, nil): self = .create(info)
      case (let info?, let revision?): self = .replace(info, revision: revision)
      case (nil, let revision?): self = .delete(revision: revision)
      }
    }

    /// The new details; nil for a deletion.
    public var info: PersonInfo? {
      switch self {
      case .create(let info), .replace(let info, _): info
      case .delete: nil
      }
    }

    /// The revision that the person must have; nil for a new person.
    public var revision: Int? {
      switch self {
      case .create: nil
      case .replace(_, let revision), .delete(let revision): revision
      }
    }
  }

  /// The idempotency key.
  public let id: ID
  /// The person to change.
  public let person: Person.ID
  /// The operation.
  public let operation: Operation
  /// The server's last position that the device has seen; nil if unknown.
  ///
  /// The change is based on the data at this position. A server without that data refuses the
  /// change with ``ServerError/replaced``.
  public var position: String?

  /// Creates a change, by default with a new key.
  public init(
    id: ID = ID(), of person: Person.ID, _ operation: Operation, position: String? = nil
  ) {
    self.id = id
    self.person = person
    self.operation = operation
    self.position = position
  }
}

/// The server's response to a valid change.
public enum ChangeOutcome: Hashable, Sendable {
  /// The server stored the person (200, 201).
  case stored(RemotePerson)
  /// The server removed the person or did not have the person (204, 404).
  case removed
  /// The change was not applied, because the server has a different revision (412). `current` is
  /// nil if the person is deleted.
  case outdated(current: RemotePerson?)
}

/// The server's response to a change, and its position at that time.
public struct ChangeReply: Hashable, Sendable {
  /// The outcome of the change.
  public let outcome: ChangeOutcome
  /// The position of the server; nil if the server did not send one.
  public let position: String?

  /// Creates a reply.
  public init(_ outcome: ChangeOutcome, position: String? = nil) {
    self.outcome = outcome
    self.position = position
  }
}

/// A request and its result, to be stored.
public struct ChangeSettlement: Hashable, Sendable {
  /// A result of a request.
  public enum Result: Hashable, Sendable {
    /// The server responded with this outcome.
    case made(ChangeOutcome)
    /// The server refused the request for this reason.
    case refused(reason: String)
  }

  /// The request.
  public let change: PersonChange
  /// The result.
  public let result: Result
  /// The server's position when it returned the result; nil if unknown.
  public let position: String?

  /// Creates a settlement.
  public init(_ change: PersonChange, _ result: Result, position: String? = nil) {
    self.change = change
    self.result = result
    self.position = position
  }
}
