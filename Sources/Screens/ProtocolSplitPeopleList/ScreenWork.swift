import Interaction

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// An object that runs requests, with an indicator, and “Try Again” after a failure.
///
/// The screen holds this object, which holds the screen weakly. A request continues after the
/// screen has closed.
@MainActor
final class ScreenWork {
  let indicator: UIActivityIndicatorView
  /// Whether rows are being read. This counts as a running request.
  var waitsForRows = false {
    didSet { if waitsForRows != oldValue { count += waitsForRows ? 1 : -1 } }
  }

  private weak var screen: UIViewController?
  private var count = 0 {
    didSet { if count == 0 { indicator.stopAnimating() } else { indicator.startAnimating() } }
  }

  init(on screen: UIViewController, _ indicator: UIActivityIndicatorView = .init(style: .medium)) {
    self.screen = screen
    self.indicator = indicator
  }

  /// Runs `work` in a task. If the work fails, shows an alert with `title`.
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
      var failure: (any Error)?
      do { try await work() } catch { failure = error }
      lock(false)
      self?.count -= 1
      guard let failure else { return }
      self?.show(title, failure) { self?.start(orShow: title, locking: lock, work) }
    }
  }

  /// Shows a failure with “Try Again”.
  func show(_ title: String, _ error: any Error, retry: @escaping @MainActor @Sendable () -> Void) {
    screen?.showFailure(title, error, retry: retry)
  }
}
