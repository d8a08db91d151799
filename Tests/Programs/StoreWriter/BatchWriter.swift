import Database
import Domain
import Foundation

/// Saves batches of people, each in one transaction, and prints each confirmed batch.
///
/// A person's last name is the name of the batch, and the first name is a string such as "3 of 7".
/// The names show whether a batch is complete. After five batches, each save is followed by the
/// deletion of the oldest batch.
struct BatchWriter {
  let file: URL
  let seed: UInt64

  func write(batches: UInt64, _ say: (String) -> Void) async throws(StoreError) {
    let stack = try DatabaseStack(at: .file(file), schema: .addressBook)
    let store = try await SQLitePeopleStore(stack, collation: SmallLetters())
    var random = seed
    var earlier: [[Person.ID]] = []
    var number: UInt64 = 0
    while number < batches {
      number += 1
      // A linear congruential generator with Knuth's constants varies the size of the batches.
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let people = Self.people(name: "\(seed)-\(number)", count: Int(random >> 33) % 20 + 1)
      try await store.save(people)
      say("saved \(seed)-\(number)")
      earlier.append(people.map(\.id))
      if earlier.count > 5 {
        let name = "\(seed)-\(number - 5)"
        // If the program is killed between "deleting" and "deleted", the batch may still exist.
        say("deleting \(name)")
        try await store.delete(earlier.removeFirst())
        say("deleted \(name)")
      }
    }
  }

  private static func people(name: String, count: Int) -> [Person] {
    (1...count).map { place in
      Person(
        PersonInfo(
          storedFirstName: "\(place) of \(count)", lastName: name, birthday: nil))
    }
  }
}

/// A simple collation for a test in which the order does not matter.
struct SmallLetters: NameCollation {
  let identifier = "small-letters-1"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(bytes: Array((leading + "\u{1}" + trailing).lowercased().utf8), section: "#")
  }
}
