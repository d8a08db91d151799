import Foundation

/// Observations that end with their owner.
///
/// A token of the block form must be handed back, or its block is called for ever. The owner is
/// isolated to the main actor, and its `deinit` is not; this object's is safe from any thread,
/// as the notification centre is.
nonisolated final class NotificationTokens {
  private let center: NotificationCenter
  private var tokens: [any NSObjectProtocol] = []

  init(center: NotificationCenter) {
    self.center = center
  }

  deinit {
    for token in tokens { center.removeObserver(token) }
  }

  /// Calls `block` on the posting thread for each notification named `name`.
  func observe(_ name: Notification.Name, _ block: @escaping @Sendable (Notification) -> Void) {
    tokens.append(center.addObserver(forName: name, object: nil, queue: nil, using: block))
  }
}
