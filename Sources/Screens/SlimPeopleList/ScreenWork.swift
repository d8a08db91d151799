import Interaction

/// The work that a screen has under way, counted; it knows no view.
///
/// The screen holds it, and so does the work; `onChange` must hold the screen weakly.
@MainActor
final class ScreenWork {
  /// Told when the first work begins and when the last one ends.
  var onChange: (@MainActor (_ isBusy: Bool) -> Void)?
  /// Whether rows were asked for and have not come yet; that counts as work.
  var waitsForRows = false {
    didSet { if waitsForRows != oldValue { count += waitsForRows ? 1 : -1 } }
  }

  private var count = 0 {
    didSet { onChange?(count > 0) }
  }

  func begin() { count += 1 }
  func end() { count -= 1 }

  /// Starts an interaction whose work is counted, and does `done` as soon as it has succeeded.
  ///
  /// The interaction holds itself until it is over, screen or no screen: what the user confirmed is
  /// not given up.
  func start<Steps: InteractionSteps>(
    _ steps: Steps, telling delegate: (any InteractionDelegate)? = nil,
    then done: @escaping @MainActor (Steps.Value) -> Void = { _ in }
  ) {
    let counted = CountedSteps(steps: steps, work: self, done: done)
    UserInteraction(counted, delegate: delegate).start()
  }
}

/// The same steps, counted as work while they are at it.
private struct CountedSteps<Steps: InteractionSteps>: InteractionSteps {
  let steps: Steps
  let work: ScreenWork
  let done: @MainActor (Steps.Value) -> Void

  func ask(_ attempt: InteractionAttempt<Steps.Answer, Steps.Failure>) async -> Steps.Answer? {
    await steps.ask(attempt)
  }

  /// The work is shown first and begins a turn later: a screen that opens, or a touch, waits for
  /// nothing. What follows a success is part of it: nobody finds the screen at rest before that.
  func work(_ answer: Steps.Answer) async throws(Steps.Failure) -> Steps.Value {
    work.begin()
    defer { work.end() }
    await Task.yield()
    let value = try await steps.work(answer)
    done(value)
    return value
  }
}
