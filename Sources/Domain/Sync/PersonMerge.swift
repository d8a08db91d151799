extension Person {
  /// Merges the local and the remote version of a person, field by field.
  ///
  /// `base` is the last common version. In each argument, nil means that the person does not exist.
  ///
  /// - If only one side changed a field, that value is used.
  /// - If both changed a field differently, the local value is used and the remote value reported.
  /// - If one side edited the person and the other side deleted the person, the edited version is
  ///   used and the conflict is reported.
  /// - If one side removed the first name and the other side removed the last name, both local
  ///   names are used.
  ///
  /// The function is pure, and a second merge changes nothing:
  ///
  ///     let merged = Person.merged(base: base, local: local, remote: remote)
  ///     Person.merged(base: remote, local: merged.info, remote: remote).info == merged.info
  public static func merged(
    base: PersonInfo?, local: PersonInfo?, remote: PersonInfo?
  ) -> MergedPerson {
    switch (local, remote) {
    case (nil, nil): return MergedPerson(nil)
    case _ where local == base: return MergedPerson(remote)
    case _ where remote == base: return MergedPerson(local)
    case (let local?, nil): return MergedPerson(local, base == nil ? [] : [.deletedElsewhere])
    case (nil, let remote?): return MergedPerson(remote, base == nil ? [] : [.deletedHere])
    case (let local?, let remote?):
      return mergedFields(base: base, local: local, remote: remote)
    }
  }

  private static func mergedFields(
    base: PersonInfo?, local: PersonInfo, remote: PersonInfo
  ) -> MergedPerson {
    var conflicts: [MergeConflict] = []
    func winner<Value: Equatable>(
      _ field: PersonInfo.Field, _ value: (PersonInfo) -> Value, text: (Value) -> String
    ) -> Value {
      let (base, local, remote) = (base.map(value), value(local), value(remote))
      if local == base { return remote }
      if local != remote, remote != base { conflicts.append(.field(field, lost: text(remote))) }
      return local
    }
    var first = winner(.firstName, \.firstName) { $0 }
    var last = winner(.lastName, \.lastName) { $0 }
    let birthday = winner(.birthday, \.birthday) { $0?.description ?? "" }
    if first.isEmpty, last.isEmpty {
      // Each side removed a different name, and a person needs at least one name.
      conflicts.append(
        local.firstName.isEmpty
          ? .field(.lastName, lost: remote.lastName) : .field(.firstName, lost: remote.firstName))
      (first, last) = (local.firstName, local.lastName)
    }
    return MergedPerson(
      PersonInfo(storedFirstName: first, lastName: last, birthday: birthday), conflicts)
  }
}

/// The result of a merge.
public struct MergedPerson: Hashable, Sendable {
  /// The merged details; nil if the person is deleted.
  public let info: PersonInfo?
  /// The conflicts to show to the user; usually none.
  public let conflicts: [MergeConflict]

  /// Creates a result.
  public init(_ info: PersonInfo?, _ conflicts: [MergeConflict] = []) {
    self.info = info
    self.conflicts = conflicts
  }
}

/// A change or a deletion of a person that was not kept.
public enum MergeConflict: Hashable, Sendable {
  /// Both devices changed the field and the other device's value is lost.
  case field(PersonInfo.Field, lost: String)
  /// Another device deleted a person that this device changed. The person is added again.
  case deletedElsewhere
  /// This device deleted a person that another device changed. The person is kept.
  case deletedHere
  /// The server refused this device's deletion. The person is kept.
  case deletionRefused(reason: String)
}

/// A merge conflict that is stored until the user has seen it.
public struct MergeReport: Hashable, Sendable, Identifiable {
  /// The number of the report on this device.
  public let id: Int
  /// The person after the merge.
  public let person: Person
  /// The conflict.
  public let conflict: MergeConflict

  /// Creates a report.
  public init(id: Int, person: Person, _ conflict: MergeConflict) {
    self.id = id
    self.person = person
    self.conflict = conflict
  }
}

extension MergeReport: CustomStringConvertible {
  /// A sentence for the user.
  public var description: String {
    let name = [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    return switch conflict {
    case .field(let field, let lost):
      "The \(field.rawValue) of \(name) was also changed on another device"
        + (lost.isEmpty ? ", which removed it." : ", to “\(lost)”.")
    case .deletedElsewhere: "\(name) was deleted on another device, but your change is kept."
    case .deletedHere: "\(name) was changed on another device, so the person is not deleted."
    case .deletionRefused(let reason): "\(name) was not deleted: \(reason)."
    }
  }
}
