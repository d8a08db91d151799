/// One row of the table: the kit's form of some work beside the direct, hand-written form.
///
/// The two are run in turn (direct, kit, direct, kit, …) in one process, so that a drift of the
/// machine's speed meets both alike; the row shows the medians and their ratio.
@MainActor
struct Comparison {
  /// What is done, with its size: "1% edits, 100,000 rows".
  let name: String
  /// What the direct form is: "id → index dictionary".
  let direct: String
  /// The largest ratio of times, kit to direct, that meets the goal; nil where there is no goal.
  let goal: Double?
  /// The longest median time of the kit's form that meets the goal; nil where only the ratio counts.
  var limit: Duration?
  /// How many times each form is measured, after one round that is not counted.
  var rounds = 9
  /// Does the direct work once and returns the time that counts, set-up left out.
  let runDirect: @MainActor () async throws -> Duration
  /// Does the kit's work once and returns the time that counts, set-up left out.
  let runKit: @MainActor () async throws -> Duration
}

/// A group of rows under one heading; made only when it is asked for, for its set-up costs time.
@MainActor
struct ComparisonGroup {
  let title: String
  let make: @MainActor () async throws -> [Comparison]
}

/// The time that `work` takes on the continuous clock.
func timed(_ work: () throws -> Void) rethrows -> Duration {
  let clock = ContinuousClock()
  let start = clock.now
  try work()
  return clock.now - start
}

/// The time that asynchronous `work` takes on the continuous clock.
@MainActor
func timed(_ work: @MainActor () async throws -> Void) async rethrows -> Duration {
  let clock = ContinuousClock()
  let start = clock.now
  try await work()
  return clock.now - start
}

/// Keeps the optimiser from removing work whose result nobody reads.
@inline(never)
func keep<Value>(_ value: Value) {}
