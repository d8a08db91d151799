import Collation
import Domain
import Foundation
import TestSupport
import Testing

@Suite("Sections: the rows of one section are adjacent", .tags(.random))
struct ContiguityTests {
  @Test(
    "sorting random names keeps the rows of each section together in every language",
    arguments: ["en", "sv", "da", "de", "es", "zh_CN", "zh_TW", "ja", "ko", "ar"])
  func system(locale: String) {
    expectContiguous(SystemNameCollation(locale: Locale(identifier: locale)))
  }

  @Test(
    "sorting by portable keys also keeps the rows of each section together",
    arguments: ["da", "zh_CN"])
  func portable(locale: String) {
    expectContiguous(PortableCollations[locale])
  }

  private func expectContiguous(_ collation: SystemNameCollation) {
    var names = RandomNames(of: RandomNames.mixed, seed: 21)
    let keys = (0..<(4 * RandomNames.pairs)).map { _ in
      collation.key(leading: names.next(), trailing: names.next())
    }
    var finished: Set<String> = []
    var current = ""
    for key in keys.sorted() where key.section != current {
      #expect(
        !finished.contains(key.section), "\(key.section) comes twice: \(collation.identifier)")
      finished.insert(current)
      current = key.section
    }
    #expect(current == ListKey.noLetter)
    #expect(finished.count > 20)
  }
}
