import HeadlessUI

/// The work that a screen has under way: an indicator turns as long as any lasts, and a failure is
/// shown with a way to try again (row A12: every failure reaches the user).
///
/// The screen holds it; it holds the screen weakly, so that a screen may be closed while a request
/// is in flight. The work itself goes on: what the user confirmed is not given up.
@MainActor
final class ScreenWork {
  let indicator = ActivityIndicatorView(style: .medium)
  /// Whether rows were asked for and have not come yet; that counts as work.
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

  /// Does `work` in a task of its own; shows `title` and what it threw where it fails.
  ///
  /// - Parameter lock: told `true` before the work begins and `false` when it has ended; so again for
  ///   each further try.
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

  /// Does what takes no time, and shows `title` and what it threw where it fails.
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
