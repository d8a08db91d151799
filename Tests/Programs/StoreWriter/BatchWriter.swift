import Database
import Domain
import Foundation

/// Saves batches of people, each in one transaction, and says which are confirmed.
///
/// Everybody in a batch carries its name as the last name and "3 of 7" as the first name, so that a
/// batch that was half written can be told. Each batch also deletes the one before the last, so
/// that rows go as well as come.
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
      // A linear congruential step (Knuth's constants): sizes must vary, no more.
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let people = Self.people(name: "\(seed)-\(number)", count: Int(random >> 33) % 20 + 1)
      try await store.save(people)
      say("saved \(seed)-\(number)")
      earlier.append(people.map(\.id))
      if earlier.count > 5 {
        let name = "\(seed)-\(number - 5)"
        // Said before, as it is under way, and after: a kill in between may leave either state.
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

/// A collation that costs nothing: what is tested is the file, not the order.
struct SmallLetters: NameCollation {
  let identifier = "small-letters-1"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(bytes: Array((leading + "\u{1}" + trailing).lowercased().utf8), section: "#")
  }
}
