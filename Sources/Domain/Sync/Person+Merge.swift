extension Person {
  /// Brings together what was changed on this device and what was changed elsewhere, since both
  /// were `base`: field by field, a deletion included. Nil stands for a person who is not there.
  ///
  /// - Who changed a field alone has it their way, so that edits of different fields both live.
  /// - Where both changed a field, this device has it its way, and the other value is reported.
  /// - Edited here and deleted elsewhere: the edit lives, and that is reported. The other way round
  ///   the deletion gives way. Nobody's work is thrown away by somebody else's deletion.
  /// - A person has a name: where the one side emptied the first name and the other side the last
  ///   name, both names are as they are here.
  ///
  /// A pure function. Merging again what was merged changes nothing:
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
      var merge = FieldMerge(base: base, local: local, remote: remote)
      return merge.result()
    }
  }
}

/// Goes through the fields of two versions of one person.
private struct FieldMerge {
  let base: PersonInfo?
  let local: PersonInfo
  let remote: PersonInfo
  private var conflicts: [MergeConflict] = []

  init(base: PersonInfo?, local: PersonInfo, remote: PersonInfo) {
    (self.base, self.local, self.remote) = (base, local, remote)
  }

  mutating func result() -> MergedPerson {
    let first = winner(\.firstName, .firstName) { $0 }
    let last = winner(\.lastName, .lastName) { $0 }
    let birthday = winner(\.birthday, .birthday) { $0?.description ?? "" }
    guard first.isEmpty, last.isEmpty else { return merged(first, last, birthday) }
    // Each side emptied one name, and was right to: together they may not.
    conflicts.append(
      local.firstName.isEmpty
        ? .field(.lastName, lost: remote.lastName) : .field(.firstName, lost: remote.firstName))
    return merged(local.firstName, local.lastName, birthday)
  }

  private func merged(_ first: String, _ last: String, _ birthday: CalendarDate?) -> MergedPerson {
    MergedPerson(
      PersonInfo(storedFirstName: first, lastName: last, birthday: birthday), conflicts)
  }

  private mutating func winner<Value: Equatable>(
    _ value: (PersonInfo) -> Value, _ field: PersonInfo.Field, text: (Value) -> String
  ) -> Value {
    let (base, local, remote) = (base.map(value), value(local), value(remote))
    if local == base { return remote }
    if local != remote, remote != base { conflicts.append(.field(field, lost: text(remote))) }
    return local
  }
}
