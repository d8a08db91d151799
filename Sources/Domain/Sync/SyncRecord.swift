/// One person as the syncing has them: here, at the server, and on the way.
///
/// All that may happen to one person is decided in this value, without a database or a network. A
/// store reads the record, calls one of its methods and writes it back, in one transaction; so that
/// two stores cannot differ in what they decide.
public struct SyncRecord: Hashable, Sendable, Identifiable {
  /// Whom it is about.
  public let id: Person.ID
  /// The details on this device; nil where the person is not there, or deleted.
  public internal(set) var local: PersonInfo?
  /// What the server told last; nil where it never did, or told that they are gone.
  public internal(set) var base: RemotePerson?
  /// The request that was made for the server, from before it is sent until its outcome is known.
  public internal(set) var request: PersonChange?
  /// Why the server refused the change; nil where it did not.
  public internal(set) var refusal: String?

  /// The record with these parts; of somebody who is nowhere where none are given.
  public init(
    id: Person.ID, local: PersonInfo? = nil, base: RemotePerson? = nil,
    request: PersonChange? = nil, refusal: String? = nil
  ) {
    self.id = id
    self.local = local
    self.base = base
    self.request = request
    self.refusal = refusal
  }

  /// Whether the person has a place in the outbox: they are other than the server has them, or a
  /// request is under way.
  public var isInOutbox: Bool { request != nil || local != base?.person.info }

  /// How the person's row is marked.
  public var mark: SyncMark {
    guard isInOutbox else { return .synced }
    return refusal.map { .refused(reason: $0) } ?? .waiting
  }

  /// The user gives the person these details, or deletes them where it is nil.
  ///
  /// A refusal is over then. A request that is under way stays as it is: its outcome has to be
  /// known first.
  public mutating func edit(_ info: PersonInfo?) {
    local = info
    refusal = nil
  }

  /// The user wants the refused change to be sent again.
  public mutating func retry() {
    refusal = nil
  }

  /// The user gives up the refused change: the person is as the server has them.
  public mutating func discard() {
    guard refusal != nil else { return }
    local = base?.person.info
    refusal = nil
  }
}
