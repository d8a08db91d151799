import HeadlessUI

/// Runs the requests of a screen: shows an indicator, and shows a failure with “Try Again”.
///
/// The screen holds it, and it holds the screen weakly. A request continues after the screen has
/// closed.
@MainActor
final class ScreenWork {
  let indicator = ActivityIndicatorView(style: .medium)
  /// Whether rows are being read. This counts as a running request.
  var waitsForRows = false {
    didSet { if waitsForRows != oldValue { count += waitsForRows ? 1 : -1 } }
  }

  private weak var screen: ViewController?
  private var count = 0 {
    didSet { if count == 0 { indicator.stopAnimating() } else { indicator.startAnimating() } }
  }

  init(on screen: ViewController) {
    self.screen = screen
  }

  /// Runs `work` in a task. Shows an alert with `title` if it fails.
  ///
  /// - Parameter lock: called with `true` before each attempt and with `false` after it.
  @discardableResult
  func start(
    orShow title: String, locking lock: @escaping @MainActor (Bool) -> Void = { _ in },
    _ work: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, Never> {
    count += 1
    lock(true)
    return Task { [weak self] in
      do {
        try await work()
        lock(false)
        self?.count -= 1
      } catch {
        lock(false)
        self?.count -= 1
        self?.show(title, error) { self?.start(orShow: title, locking: lock, work) }
      }
    }
  }

  /// Runs `work` at once. Shows an alert with `title` if it fails.
  func attempt(_ title: String, retry: @escaping () -> Void, _ work: () throws -> Void) {
    do {
      try work()
    } catch {
      show(title, error, retry: retry)
    }
  }

  private func show(_ title: String, _ error: any Error, retry: @escaping () -> Void) {
    let alert = AlertController(title: title, message: "\(error)", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    alert.addAction(AlertAction(title: "Try Again", style: .default) { _ in retry() })
    screen?.presentInFront(alert)
  }
}
