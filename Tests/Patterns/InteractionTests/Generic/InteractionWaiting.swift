import Interaction
import Testing

/// Waits until `condition` is true. Records an issue after 10,000 turns of the main actor.
@MainActor
func waitForInteraction(
  _ event: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: () -> Bool
) async {
  for _ in 0..<10_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record(
    "After 10,000 turns of the main actor, it is not true that \(event).",
    sourceLocation: sourceLocation)
}

/// An event that happens once. A test can start to wait before or after the event.
@MainActor
final class StepSignal {
  private let event: String
  private var isGiven = false

  init(_ event: String) {
    self.event = event
  }

  func give() {
    isGiven = true
  }

  func wait(sourceLocation: SourceLocation = #_sourceLocation) async {
    await waitForInteraction(event, sourceLocation: sourceLocation) { isGiven }
  }
}

/// A call that returns when the test provides the answer, so that a test can stop at any step.
@MainActor
final class ManualAnswer<Value: Sendable> {
  private var callers: [CheckedContinuation<Value, Never>] = []

  /// Waits for the answer. The spy calls this function.
  func value() async -> Value {
    await withCheckedContinuation { callers.append($0) }
  }

  /// Returns when a task waits in `value()`.
  func asked(sourceLocation: SourceLocation = #_sourceLocation) async {
    await waitForInteraction("a step waits for its answer", sourceLocation: sourceLocation) {
      !callers.isEmpty
    }
  }

  /// Waits for a call to `value()`, and makes this call return the answer.
  func answer(_ value: Value, sourceLocation: SourceLocation = #_sourceLocation) async {
    await asked(sourceLocation: sourceLocation)
    if !callers.isEmpty { callers.removeFirst().resume(returning: value) }
  }
}

/// Runs `work` in a task and returns its result.
///
/// If `work` does not return, records an issue and returns nil.
@MainActor
func completedValue<Value>(
  of event: String = "the call returns", sourceLocation: SourceLocation = #_sourceLocation,
  _ work: @escaping @MainActor () async -> Value
) async -> Value? {
  var value: Value?
  let task = Task { @MainActor in value = await work() }
  await waitForInteraction(event, sourceLocation: sourceLocation) { value != nil }
  task.cancel()
  return value
}

extension UserInteraction {
  /// Waits until the started interaction completes, and returns its outcome.
  @discardableResult
  func completion(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Result<Steps.Value, Steps.Failure>? {
    await waitForInteraction("the interaction completes", sourceLocation: sourceLocation) {
      state.isOver
    }
    return outcome
  }

  /// Starts the interaction, and returns its outcome after the completion.
  @discardableResult
  func finish(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Result<Steps.Value, Steps.Failure>? {
    start()
    return await completion(sourceLocation: sourceLocation)
  }
}

extension Task where Failure == Never {
  /// Returns the result of the task. If the task does not end, records an issue and returns nil.
  @MainActor
  func finish(sourceLocation: SourceLocation = #_sourceLocation) async -> Success? {
    await completedValue(of: "the task ends", sourceLocation: sourceLocation) { await self.value }
  }
}
