import Foundation

/// One row of the benchmark's table, which compares the kit's code with direct code.
///
/// The two versions run in turn (direct, kit, direct, kit, …) in one process, so that a change of
/// the machine's speed affects both. The row shows the medians and their ratio.
@MainActor
struct Comparison {
  /// The work and its size, such as "1% edits, 100,000 rows".
  let name: String
  /// The description of the direct code, such as "id → index dictionary".
  let direct: String
  /// The largest allowed ratio of the kit's time to the direct time, or nil.
  let goal: Double?
  /// The limit for the kit's median time; nil if there is no limit.
  ///
  /// The limit applies to one repetition.
  var limit: Duration?
  /// The number of repetitions of the work in one run. The row shows the time of one repetition.
  var pieces = 1
  /// The number of measured runs of each version, after a warm-up run.
  var rounds = 9
  /// Runs the code without the kit once, and returns its time. The set-up does not count.
  let runDirect: @MainActor () async throws -> Duration
  /// Runs the kit's code once, and returns its time. The set-up does not count.
  let runKit: @MainActor () async throws -> Duration

  /// Runs both versions in turn and returns the medians.
  func measure() async throws -> Measurement {
    _ = try await runDirect()
    _ = try await runKit()
    var directTimes: [Duration] = []
    var kitTimes: [Duration] = []
    for _ in 0..<rounds {
      directTimes.append(try await runDirect())
      kitTimes.append(try await runKit())
    }
    return Measurement(
      name: name, direct: direct, goal: goal, limit: limit,
      directMedian: directTimes.median / pieces, kitMedian: kitTimes.median / pieces)
  }
}

/// A group of rows under one heading. The rows are made only if the group runs.
@MainActor
struct ComparisonGroup {
  let title: String
  let make: @MainActor () async throws -> [Comparison]
}

/// Returns the time that `work` takes.
func timed(_ work: () throws -> Void) rethrows -> Duration {
  try ContinuousClock().measure(work)
}

/// Returns the time that asynchronous `work` takes.
@MainActor
func timed(_ work: @MainActor () async throws -> Void) async rethrows -> Duration {
  let clock = ContinuousClock()
  let start = clock.now
  try await work()
  return clock.now - start
}

/// Keeps the optimizer from removing work whose result is not used.
///
/// Without `@_optimize(none)` the optimizer removes the loop that computes the unused argument.
/// The call itself takes time, so call this function once for each run.
@inline(never) @_optimize(none)
func keep<Value>(_ value: Value) {}

/// The result of one comparison.
struct Measurement {
  let name: String
  let direct: String
  let goal: Double?
  let limit: Duration?
  let directMedian: Duration
  let kitMedian: Duration

  var ratio: Double { kitMedian / directMedian }

  /// Whether the ratio and the time meet their goals; nil if the comparison has no goal.
  var meetsGoal: Bool? {
    guard goal != nil || limit != nil else { return nil }
    return ratio <= goal ?? .infinity && kitMedian <= limit ?? kitMedian
  }

  /// The two printed lines of the row.
  var line: String {
    let verdict =
      switch meetsGoal {
      case true?: "meets " + goals
      case false?: "MISSES " + goals
      case nil: ""
      }
    let ratioText = String(format: "%.2f×", ratio)
    return "  " + name.padded(to: 40) + kitMedian.short.leftPadded(to: 10) + " : "
      + directMedian.short.leftPadded(to: 9) + " = " + ratioText.leftPadded(to: 8) + "  " + verdict
      + "\n    against " + direct
  }

  /// The goals as the row prints them.
  private var goals: String {
    [goal.map { "≤ \($0)" }, limit.map { "≤ \($0.short)" }].compactMap(\.self)
      .joined(separator: " and ")
  }
}

extension [Duration] {
  /// The middle element, or the lower of the two in the middle.
  fileprivate var median: Duration { sorted()[(count - 1) / 2] }
}

extension Duration {
  /// The duration with three digits and a unit, such as "1.24 ms".
  fileprivate var short: String {
    let seconds = self / .seconds(1)
    let (value, unit) =
      switch seconds {
      case ..<1e-6: (seconds * 1e9, "ns")
      case ..<1e-3: (seconds * 1e6, "µs")
      case ..<1: (seconds * 1e3, "ms")
      default: (seconds, "s")
      }
    return String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value) + " " + unit
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }

  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
