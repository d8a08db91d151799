import Domain

extension Simulation {
  /// Performs a random action of a user: an addition, edit, deletion, retry or discard.
  func userActs(on device: Device) async {
    do {
      let rows = try await device.rows()
      let refused = rows.filter(\.mark.isRefused)
      if let row = refused.randomElement(using: &generator), chance(0.5) {
        try await decide(about: row.person, on: device)
      } else if let row = rows.randomElement(using: &generator), !chance(0.25) {
        if chance(0.25) {
          try await delete(row.person, on: device)
        } else {
          try await edit(row.person, on: device)
        }
      } else {
        try await add(on: device)
      }
    } catch {
      note(device, "fails: \(error)")
    }
  }

  private func add(on device: Device) async throws {
    let person = Person(
      id: newID(),
      PersonInfo(
        storedFirstName: newName(), lastName: newName(),
        birthday: chance(0.5) ? newBirthday() : nil))
    note(device, "adds \(person.short)")
    try await write(person, seen: nil, on: device)
  }

  private func edit(_ seen: Person, on device: Device) async throws {
    var person = seen
    let field = Int.random(in: 0..<8, using: &generator)
    if field < 3 || field == 6 { person = person.with(firstName: newName()) }
    if 3..<6 ~= field || field == 6 { person = person.with(lastName: newName()) }
    if field == 7 { person = person.with(birthday: chance(0.2) ? .some(nil) : newBirthday()) }
    // Some edits change the first or the last name and remove the other name.
    if field == 0, chance(0.3) { person = person.with(lastName: "") }
    if field == 3, chance(0.3) { person = person.with(firstName: "") }
    note(device, "edits \(seen.short) to \(person.short)")
    try await write(person, seen: seen, on: device)
  }

  /// Saves a person and records the edit, even if a crash follows the commit.
  private func write(_ person: Person, seen: Person?, on device: Device) async throws {
    do {
      try await device.save(person)
    } catch {
      guard try await device.person(person.id) == person else { throw error }
    }
    ledger.edited(person, seen: seen)
  }

  private func delete(_ seen: Person, on device: Device) async throws {
    note(device, "deletes \(seen.short)")
    do {
      try await device.delete(seen.id)
    } catch {
      guard try await device.person(seen.id) == nil else { throw error }
    }
    var canReturn = !device.sendsDeletions
    // Another device that still uploads its people to new data can bring the person back.
    for other in devices where !other.sendsDeletions {
      if try await other.person(seen.id) != nil { canReturn = true }
    }
    if canReturn { ledger.gaveUp(seen) } else { ledger.deleted(seen) }
  }

  private func decide(about seen: Person, on device: Device) async throws {
    if chance(0.6) {
      note(device, "retries \(seen.short)")
      try await device.retry(seen.id)
    } else {
      note(device, "discards \(seen.short)")
      try? await device.discard(seen.id)
      ledger.gaveUp(seen, keeping: try await device.person(seen.id))
    }
  }
}

extension Person {
  fileprivate var short: String {
    "\(id.description.prefix(4))(\(firstName),\(lastName),\(birthday?.description ?? ""))"
  }
}
