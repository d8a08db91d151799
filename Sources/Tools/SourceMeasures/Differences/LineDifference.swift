/// How one list of lines becomes another: the shortest way, by Myers's algorithm.
///
/// Source: Eugene W. Myers, "An O(ND) Difference Algorithm and Its Variations", 1986.
package struct LineDifference: Equatable, Sendable {
  /// A run of lines that are alike, or that only one side has.
  package enum Run: Equatable, Sendable {
    case same(Int)
    case removed(Int)
    case added(Int)
  }

  /// The runs from the top to the bottom.
  package let runs: [Run]

  /// The way from `old` to `new`.
  package init(from old: [String], to new: [String]) {
    runs = Self.joined(Self.steps(back: Self.reaches(old, new), old.count, new.count))
  }

  /// How many lines only the new side has.
  package var added: Int {
    runs.reduce(0) { if case .added(let count) = $1 { $0 + count } else { $0 } }
  }

  /// How many lines only the old side has.
  package var removed: Int {
    runs.reduce(0) { if case .removed(let count) = $1 { $0 + count } else { $0 } }
  }

  /// For each number of changes, how far into `old` every diagonal comes with them. The last of
  /// them reaches the end of both.
  private static func reaches(_ old: [String], _ new: [String]) -> [[Int: Int]] {
    var reach: [Int: Int] = [1: 0]
    var all: [[Int: Int]] = []
    for changes in 0...(old.count + new.count) {
      all.append(reach)
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        var x = start(on: diagonal, changes, reach).x
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        reach[diagonal] = x
        if x >= old.count, x - diagonal >= new.count { return all }
      }
    }
    return all
  }

  /// Where the best way to the diagonal enters it, and whether by a line of `new`.
  private static func start(
    on diagonal: Int, _ changes: Int, _ reach: [Int: Int]
  ) -> (x: Int, isAddition: Bool) {
    let (below, above) = (reach[diagonal - 1] ?? -1, reach[diagonal + 1] ?? -1)
    let isAddition = diagonal == -changes || (diagonal != changes && below < above)
    return (isAddition ? above : below + 1, isAddition)
  }

  /// The single steps, followed back from the end.
  private static func steps(back reaches: [[Int: Int]], _ oldCount: Int, _ newCount: Int) -> [Run] {
    var (x, y) = (oldCount, newCount)
    var steps: [Run] = []
    for (changes, reach) in reaches.enumerated().reversed() {
      let from = start(on: x - y, changes, reach)
      let same = x - from.x
      if same > 0 { steps.append(.same(same)) }
      guard changes > 0 else { break }
      steps.append(from.isAddition ? .added(1) : .removed(1))
      x -= same + (from.isAddition ? 0 : 1)
      y -= same + (from.isAddition ? 1 : 0)
    }
    return steps.reversed()
  }

  private static func joined(_ steps: [Run]) -> [Run] {
    steps.reduce(into: []) { runs, step in
      switch (runs.last, step) {
      case (.same(let before), .same(let more)): runs[runs.count - 1] = .same(before + more)
      case (.added(let before), .added(let more)): runs[runs.count - 1] = .added(before + more)
      case (.removed(let before), .removed(let more)):
        runs[runs.count - 1] = .removed(before + more)
      default: runs.append(step)
      }
    }
  }
}
