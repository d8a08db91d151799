import DataSource
import TestSupport
import Testing

@Suite("Row changes: the fewest moves")
@MainActor struct FewestRowMovesTests {
  @Test(
    "a row that moves to the other end of its section is the only row that moves",
    arguments: RowComparison.allCases)
  func oneMove(_ comparison: RowComparison) throws {
    let old = [1, 2, 3, 4, 5]
    let down = try update(comparison, from: old, to: [2, 3, 4, 5, 1])
    #expect(down.movedRows == [.init(from: [0, 0], to: [0, 4])])
    let up = try update(comparison, from: old, to: [5, 1, 2, 3, 4])
    #expect(up.movedRows == [.init(from: [0, 4], to: [0, 0])])
  }

  @Test("if a section is reversed, all rows except one move", arguments: RowComparison.allCases)
  func reversed(_ comparison: RowComparison) throws {
    let moved = try moves(comparison, from: Array(0..<100), to: (0..<100).reversed())
    #expect(moved == 99)
  }

  @Test(
    "for every order of six rows, an update has as few moves as an exhaustive search finds",
    arguments: RowComparison.allCases)
  func everyOrder(_ comparison: RowComparison) throws {
    for order in permutations([0, 1, 2, 3, 4, 5]) {
      let moved = try moves(comparison, from: [0, 1, 2, 3, 4, 5], to: order)
      #expect(moved == fewestMovesByExhaustion(order), "\(order)")
    }
  }

  @Test("inserted and deleted rows add no moves", .tags(.random), arguments: RowComparison.allCases)
  func withEdits(_ comparison: RowComparison) throws {
    let seed: UInt64 = 7
    var generator = RowGenerator(seed: seed)
    for round in 0..<500 {
      let old = Array((0..<9).shuffled(using: &generator).prefix(7))
      let new = Array((0..<9).shuffled(using: &generator).prefix(7))
      let order = new.compactMap { old.firstIndex(of: $0) }
      let moved = try moves(comparison, from: old, to: new)
      #expect(moved == fewestMovesByExhaustion(order), "seed \(seed), round \(round)")
    }
  }

  @Test(
    "moving 200 of 2,000 rows gives at most 200 moves", .tags(.random),
    arguments: RowComparison.allCases)
  func manyRows(_ comparison: RowComparison) throws {
    var generator = RowGenerator(seed: 1)
    let old = Array(0..<2_000)
    var new = old
    for _ in 0..<200 {
      let row = new.remove(at: Int.random(in: new.indices, using: &generator))
      new.insert(row, at: Int.random(in: 0...new.count, using: &generator))
    }
    let moved = try moves(comparison, from: old, to: new)
    #expect(moved <= 200)
  }

  private func moves(
    _ comparison: RowComparison, from old: [Int], to new: [Int]
  ) throws -> Int {
    try update(comparison, from: old, to: new).movedRows.count
  }

  private func update(
    _ comparison: RowComparison, from old: [Int], to new: [Int]
  ) throws -> ListUpdate {
    let source = try comparison.makeSource(list(("A", old.map { Row(id: $0) })))
    return try source.apply(list(("A", new.map { Row(id: $0) })))
  }

  /// Returns the smallest possible number of moves, found by trying every set of unmoved rows.
  private func fewestMovesByExhaustion(_ order: [Int]) -> Int {
    let most = (0..<(1 << order.count)).filter { choice in
      let chosen = order.indices.filter { choice & (1 << $0) != 0 }.map { order[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy(<)
    }
    return order.count - (most.map(\.nonzeroBitCount).max() ?? 0)
  }

  private func permutations(_ rows: [Int]) -> [[Int]] {
    guard !rows.isEmpty else { return [[]] }
    return rows.flatMap { first in
      permutations(rows.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
