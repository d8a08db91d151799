import Foundation

/// What one comparison measured.
struct Measurement {
  let name: String
  let direct: String
  let goal: Double?
  let limit: Duration?
  let directMedian: Duration
  let kitMedian: Duration

  var ratio: Double { kitMedian / directMedian }

  /// Whether ratio and time keep to the goals that there are; nil where there is none.
  var meetsGoal: Bool? {
    guard goal != nil || limit != nil else { return nil }
    return ratio <= goal ?? .infinity && kitMedian <= limit ?? kitMedian
  }
}

extension Comparison {
  /// Runs both forms in turn and takes the medians.
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
      directMedian: directTimes.median, kitMedian: kitTimes.median)
  }
}

extension [Duration] {
  /// The middle one; of an even number the lower of the two.
  fileprivate var median: Duration { sorted()[(count - 1) / 2] }
}
