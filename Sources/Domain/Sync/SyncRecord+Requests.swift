extension SyncRecord {
  /// The request to send: the one under way, as it is, or a new one under `key`; nil where there is
  /// nothing to send, or the server refused it.
  ///
  /// It is to be stored before it is sent: sent again after a lost answer, or by the next start of
  /// the program, it must be the same one.
  public mutating func makeRequest(key: PersonChange.ID) -> PersonChange? {
    guard refusal == nil else { return nil }
    if request == nil, let operation {
      request = PersonChange(id: key, of: id, operation)
    }
    return request
  }

  private var operation: PersonChange.Operation? {
    switch (local, base) {
    case (nil, nil): nil
    case (let local?, nil): .create(local)
    case (nil, let base?): .delete(revision: base.revision)
    case (let local?, let base?):
      local == base.person.info ? nil : .replace(local, revision: base.revision)
    }
  }

  /// Takes in what became of a request.
  ///
  /// A settlement of another request than the one under way has come before, and changes nothing.
  ///
  /// - Returns: what gave way to the local change.
  public mutating func settle(_ settlement: ChangeSettlement) -> [MergeConflict] {
    guard let sent = request, sent.id == settlement.change.id else { return [] }
    request = nil
    switch settlement.result {
    case .refused(let reason):
      return refuse(sent, reason)
    case .made(.removed):
      guard case .delete = sent.operation else { return receive(nil) }
      base = nil
      return []
    case .made(.stored(let remote)):
      // The answer to our own request is nobody's edit. What the server made of the details, it
      // may; whoever was deleted meanwhile stays deleted.
      if let local {
        self.local =
          Person.merged(base: sent.operation.info, local: local, remote: remote.person.info).info
      }
      base = remote
      return []
    case .made(.outdated(let current)):
      return receive(current)
    }
  }

  private mutating func refuse(_ sent: PersonChange, _ reason: String) -> [MergeConflict] {
    // Edited while it was under way: the refused details are no longer what is to be sent.
    guard local == sent.operation.info else { return [] }
    guard local == nil else {
      refusal = reason
      return []
    }
    // A deleted person has no row on which a refusal could be shown, so they come back.
    local = base?.person.info
    return base == nil ? [] : [.deletionRefused(reason: reason)]
  }

  /// Takes in what the server tells of the person; nil where it tells that they are gone.
  ///
  /// Newer local changes are kept: they are merged with what comes in, against what the server told
  /// before. To be called while no request is under way, for it is not known then whether the
  /// server tells of our own change.
  ///
  /// - Returns: what gave way.
  public mutating func receive(_ remote: RemotePerson?) -> [MergeConflict] {
    guard remote != base else { return [] }
    let merged = Person.merged(
      base: base?.person.info, local: local, remote: remote?.person.info)
    base = remote
    local = merged.info
    if !isInOutbox { refusal = nil }
    return merged.conflicts
  }
}

extension PersonChange.Operation {
  /// The details that the operation leads to; nil for a deletion.
  public var info: PersonInfo? {
    switch self {
    case .create(let info), .replace(let info, _): info
    case .delete: nil
    }
  }
}
