import SourceMeasures
import TestSupport
import Testing

@Suite("The difference of two files is the shortest way from one to the other")
struct LineDifferenceTests {
  private func difference(_ old: String, _ new: String) -> LineDifference {
    LineDifference(from: old.map(String.init), to: new.map(String.init))
  }

  @Test("nothing differs from nothing, and all from nothing")
  func empty() {
    #expect(difference("", "").runs.isEmpty)
    #expect(difference("", "ab").runs == [.added(2)])
    #expect(difference("ab", "").runs == [.removed(2)])
    #expect(difference("ab", "ab").runs == [.same(2)])
  }

  @Test("a change is what is removed and what is added, with what is alike around it")
  func change() {
    #expect(difference("abcd", "axcd").runs == [.same(1), .removed(1), .added(1), .same(2)])
    #expect(difference("abc", "abxyc").runs == [.same(2), .added(2), .same(1)])
  }

  @Test("Myers's own example takes five steps")
  func example() {
    let runs = difference("ABCABBA", "CBABAC")
    #expect(runs.added + runs.removed == 5)
  }

  @Test("it leads from one to the other, and no way is shorter", arguments: 0..<40)
  func shortest(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func line() -> String { ["a", "b", "c"][Int(generator.next() % 3)] }
    let old = (0..<Int(generator.next() % 12)).map { _ in line() }
    let new = (0..<Int(generator.next() % 12)).map { _ in line() }
    let difference = LineDifference(from: old, to: new)
    #expect(replayed(difference, old, new) == new, "seed \(seed)")
    let shared = longestCommon(old[...], new[...])
    #expect(difference.removed == old.count - shared, "seed \(seed)")
    #expect(difference.added == new.count - shared, "seed \(seed)")
  }

  private func replayed(_ difference: LineDifference, _ old: [String], _ new: [String]) -> [String]
  {
    var (x, result) = (0, [String]())
    for run in difference.runs {
      switch run {
      case .same(let count):
        result += old[x..<x + count]
        x += count
      case .removed(let count): x += count
      case .added(let count): result += new[result.count..<result.count + count]
      }
    }
    return x == old.count ? result : []
  }

  /// The length of the longest common subsequence, by the plain recursion.
  private func longestCommon(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> Int {
    guard let first = old.first else { return 0 }
    let without = longestCommon(old.dropFirst(), new)
    guard let place = new.firstIndex(of: first) else { return without }
    return max(without, 1 + longestCommon(old.dropFirst(), new[(place + 1)...]))
  }
}
