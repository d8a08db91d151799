import Interaction

/// Counts the running requests of a screen.
///
/// The screen and the requests hold this object, so `onChange` must hold the screen weakly.
@MainActor
final class ScreenWork {
  /// Called when the first request begins and when the last request ends.
  var onChange: (@MainActor (_ isBusy: Bool) -> Void)?
  /// Whether rows are being read. This counts as a running request.
  var waitsForRows = false {
    didSet { if waitsForRows != oldValue { count += waitsForRows ? 1 : -1 } }
  }

  private var count = 0 {
    didSet { onChange?(count > 0) }
  }

  func begin() { count += 1 }
  func end() { count -= 1 }

  /// Starts an interaction, counts its work, and calls `done` after a success.
  ///
  /// The interaction retains itself until its end, even after the screen has closed.
  func start<Steps: InteractionSteps>(
    _ steps: Steps, telling delegate: (any InteractionDelegate)? = nil,
    then done: @escaping @MainActor (Steps.Value) -> Void = { _ in }
  ) {
    let counted = CountedSteps(steps: steps, work: self, done: done)
    UserInteraction(counted, delegate: delegate).start()
  }
}

/// Interaction steps whose work is counted as a running request.
private struct CountedSteps<Steps: InteractionSteps>: InteractionSteps {
  let steps: Steps
  let work: ScreenWork
  let done: @MainActor (Steps.Value) -> Void

  func ask(_ attempt: InteractionAttempt<Steps.Answer, Steps.Failure>) async -> Steps.Answer? {
    await steps.ask(attempt)
  }

  /// Shows the indicator first and starts the work one turn later. `done` is part of the work, so
  /// the screen is busy until `done` returns.
  func work(_ answer: Steps.Answer) async throws(Steps.Failure) -> Steps.Value {
    work.begin()
    defer { work.end() }
    await Task.yield()
    let value = try await steps.work(answer)
    done(value)
    return value
  }
}
