import Observation

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A view controller that reads its state in `updateProperties()`.
///
/// UIKit observes what this method reads, and calls the method again after a change. No code of a
/// screen calls the method on iOS 26 and later.
@MainActor
protocol ModelObserving: UIViewController {
  func updateProperties()
}

extension ModelObserving {
  /// Observes the model on systems before iOS 26, which never call `updateProperties()`.
  func observeModelBeforeIOS26() {
    guard #unavailable(iOS 26.0) else { return }
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      Task { @MainActor in self?.observeModelBeforeIOS26() }
    }
  }

  /// Requests an update after a change that UIKit does not observe.
  func requestUpdate() {
    if #available(iOS 26.0, *) { setNeedsUpdateProperties() } else { updateProperties() }
  }
}
