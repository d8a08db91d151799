/// The sync state of one person: the local version, the server's version and the request.
///
/// All sync decisions about one person are made here, without a database or a network. A store
/// reads the record, calls one method and writes the record, in one transaction.
public struct SyncRecord: Hashable, Sendable, Identifiable {
  /// The person's identifier.
  public let id: Person.ID
  /// The details on this device; nil if the person does not exist here.
  public private(set) var local: PersonInfo?
  /// The last state that the server reported; nil if the server does not have the person.
  public private(set) var base: RemotePerson?
  /// The server's last version of a person that only the server has deleted; otherwise nil.
  ///
  /// If another device adds the person again, the merge uses this version as its base. It is kept
  /// if the user then deletes the person, because the user can undo that deletion.
  public private(set) var ancestor: RemotePerson?
  /// The pending request, from its creation until its outcome is stored.
  public private(set) var request: PersonChange?
  /// The reason why the server refused the change; nil if the server did not refuse it.
  public private(set) var refusal: String?

  /// Creates a record; by default the person exists neither here nor on the server.
  public init(
    id: Person.ID, local: PersonInfo? = nil, base: RemotePerson? = nil,
    ancestor: RemotePerson? = nil, request: PersonChange? = nil, refusal: String? = nil
  ) {
    self.id = id
    self.local = local
    self.base = base
    self.ancestor = ancestor
    self.request = request
    self.refusal = refusal
  }

  /// Whether the person is in the outbox: changed on this device, or with a pending request.
  public var isInOutbox: Bool { request != nil || local != base?.person.info }

  /// The sync mark in the person's row.
  public var mark: SyncMark {
    guard isInOutbox else { return .synced }
    return refusal.map { .refused(reason: $0) } ?? .waiting
  }

  // MARK: Actions of the user

  /// Replaces the local details; nil deletes the person.
  ///
  /// A pending request is not changed, because its outcome is unknown.
  public mutating func edit(_ info: PersonInfo?) {
    local = info
    refusal = nil
  }

  /// Clears the refusal, so that the change is sent again.
  public mutating func retry() {
    refusal = nil
  }

  /// Replaces the refused change with the server's version.
  public mutating func discard() {
    if refusal != nil { edit(base?.person.info) }
  }

  // MARK: Requests

  /// Returns the request to send, if any.
  ///
  /// The result is nil if there is nothing to send, or if the server refused the change.
  ///
  /// A pending request is returned unchanged. Otherwise a new request with `key` is created. Store
  /// the record before you send the request, because the request must be the same after a restart.
  public mutating func makeRequest(key: PersonChange.ID) -> PersonChange? {
    guard refusal == nil, isInOutbox else { return nil }
    if request == nil, let operation = PersonChange.Operation(local, revision: base?.revision) {
      request = PersonChange(id: key, of: id, operation)
    }
    return request
  }

  /// Applies the result of the pending request and ignores results of other requests.
  ///
  /// - Returns: the conflicts.
  public mutating func settle(_ settlement: ChangeSettlement) -> [MergeConflict] {
    guard let sent = request, sent.id == settlement.change.id else { return [] }
    request = nil
    switch settlement.result {
    case .refused(let reason):
      return refuse(sent, reason)
    case .made(.removed):
      guard case .delete = sent.operation else { return receive(nil) }
      setBase(nil)
      return []
    case .made(.stored(let remote)):
      // The server may normalize the details, which is not a conflict.
      // If the user deleted the person during the request, the person stays deleted.
      if let local {
        self.local =
          Person.merged(base: sent.operation.info, local: local, remote: remote.person.info).info
      }
      setBase(remote)
      return []
    case .made(.outdated(let current)):
      return receive(current)
    }
  }

  private mutating func refuse(_ sent: PersonChange, _ reason: String) -> [MergeConflict] {
    // If the user edited the person during the request, the refusal is obsolete.
    guard local == sent.operation.info else { return [] }
    guard local == nil else {
      refusal = reason
      return []
    }
    // A deleted person has no row that could show the refusal, so the person is restored.
    local = base?.person.info
    return base == nil ? [] : [.deletionRefused(reason: reason)]
  }

  /// Merges the server's state of the person; nil means that the server has deleted the person.
  ///
  /// Call this method only if no request is pending, because the state may already contain the
  /// change of a pending request.
  ///
  /// - Returns: the conflicts.
  public mutating func receive(_ remote: RemotePerson?) -> [MergeConflict] {
    guard remote != base else { return [] }
    // A person who was deleted on both sides is added as a new person.
    let common = base ?? (local == nil ? nil : ancestor)
    let merged = Person.merged(
      base: common?.person.info, local: local, remote: remote?.person.info)
    local = merged.info
    setBase(remote)
    if !isInOutbox { refusal = nil }
    return merged.conflicts
  }

  /// Stores the server's state as the new base.
  ///
  /// If only the server has deleted the person, the old base becomes the ancestor. Without it, a
  /// merge could not determine which side changed a field, and older local values would override
  /// newer ones.
  private mutating func setBase(_ remote: RemotePerson?) {
    ancestor = remote == nil && local != nil ? base : nil
    base = remote
  }
}

/// The sync state of a person in a list.
public enum SyncMark: Hashable, Sendable {
  /// The server has the same details, or there is no server.
  case synced
  /// A local change is not sent yet, or has no response yet.
  case waiting
  /// The server refused the change. The user can retry or discard it.
  case refused(reason: String)
}
