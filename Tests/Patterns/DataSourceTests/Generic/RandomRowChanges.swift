import DataSource
import Foundation

/// A generator of small random lists, in which the same ids occur often.
struct RandomRowChanges {
  /// The number of rounds of a test: 250, or the value of `UNMASSIVE_RANDOM_CHANGES`.
  static let rounds =
    ProcessInfo.processInfo.environment["UNMASSIVE_RANDOM_CHANGES"].flatMap(Int.init) ?? 250

  private var generator: RowGenerator

  init(seed: UInt64) { generator = RowGenerator(seed: seed) }

  /// Returns up to six sections with at most 24 rows in total. All ids are unique.
  mutating func content() -> [TestSection] {
    let names = ["A", "B", "C", "D", "E", "F"].shuffled(using: &generator)
    var ids = Array(0..<24).shuffled(using: &generator)
    let count = Int.random(in: 0...names.count, using: &generator)
    return names.prefix(count).map { name in
      let length = min(ids.count, Int.random(in: 0...7, using: &generator))
      defer { ids.removeFirst(length) }
      return TestSection(id: name, items: ids.prefix(length).map { Row(id: $0) })
    }
  }

  /// Returns `content` with up to five random edits.
  mutating func edited(_ content: [TestSection]) -> [TestSection] {
    var content = content
    for _ in 0..<Int.random(in: 0...5, using: &generator) { edit(&content) }
    return content
  }

  private mutating func edit(_ content: inout [TestSection]) {
    guard let number = content.indices.randomElement(using: &generator) else {
      return content = self.content()
    }
    let items = content[number].items.indices
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: content.swapAt(number, content.indices.randomElement(using: &generator) ?? number)
    case 1: content.remove(at: number)
    case 2: content.insert(TestSection(id: "\(newID())", items: []), at: number)
    case 3: content[number].items.insert(Row(id: newID()), at: items.lowerBound)
    case 4: content[number].items.shuffle(using: &generator)
    default:
      guard let row = items.randomElement(using: &generator) else { return }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: content[number].items.remove(at: row)
      case 1: content[number].items[row].text += "'"
      default:
        let item = content[number].items.remove(at: row)
        let target = content.indices.randomElement(using: &generator) ?? number
        let place = Int.random(in: 0...content[target].items.count, using: &generator)
        content[target].items.insert(item, at: place)
      }
    }
  }

  private mutating func newID() -> Int {
    Int.random(in: 1_000..<1_000_000_000, using: &generator)
  }
}
