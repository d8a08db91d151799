import Foundation

/// Notification observers that are removed when this object is freed.
///
/// A block-based observer must be removed explicitly, but the `deinit` of a main-actor owner cannot
/// do so. This object removes its observers in its own `deinit`, which may run on any thread.
nonisolated final class NotificationTokens {
  private let center: NotificationCenter
  private var tokens: [any NSObjectProtocol] = []

  init(center: NotificationCenter) {
    self.center = center
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }

  /// Calls `block` on the posting thread for each notification with this name.
  func observe(_ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void) {
    tokens.append(center.addObserver(forName: name, object: nil, queue: nil, using: block))
  }
}
