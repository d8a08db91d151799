import Interaction

/// An object that runs jobs, with an indicator, and “Try Again” after a failure.
///
/// The screen and the running jobs hold this object, so a job continues after the screen has closed.
/// `ask` must hold the screen weakly.
@MainActor
final class ScreenWork {
  /// A closure that asks a question, and calls the action if the user confirms.
  typealias Ask =
    @MainActor (Question, _ action: @escaping @MainActor @Sendable () -> Void) -> Void

  /// The closure that asks the screen's questions. A test passes its own closure.
  let ask: Ask
  /// Whether rows are being read. Reading counts as a running job.
  var waitsForRows = false {
    didSet { if waitsForRows != oldValue { count += waitsForRows ? 1 : -1 } }
  }

  private weak var indicator: (any ActivityShowing)?
  /// The number of running jobs.
  private var count = 0 {
    didSet { if count > 0 { indicator?.startAnimating() } else { indicator?.stopAnimating() } }
  }

  init(_ indicator: (any ActivityShowing)?, ask: @escaping Ask) {
    self.indicator = indicator
    self.ask = ask
  }

  /// Starts `job` in a task. After a failure, an alert with `title` offers to start it again.
  ///
  /// - Parameter lock: Called with true before each attempt, and with false after a failure.
  func start(
    orShow title: String, locking lock: @escaping @MainActor @Sendable (Bool) -> Void = { _ in },
    _ job: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    count += 1
    lock(true)
    Task {
      var failure: (any Error)?
      do { try await job() } catch { failure = error }
      count -= 1
      guard let failure else { return }
      lock(false)
      ask(.tryAgain(title, because: "\(failure)", cancel: "OK")) { [self] in
        start(orShow: title, locking: lock, job)
      }
    }
  }
}

/// A view that shows whether a job is running.
@MainActor
protocol ActivityShowing: AnyObject {
  func startAnimating()
  func stopAnimating()
}
