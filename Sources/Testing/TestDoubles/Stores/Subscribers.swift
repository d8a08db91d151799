import Domain

/// The observers of an in-memory store: each is told while its token is alive.
///
/// The tokens are held weakly, so that an observer that lets go of its token is forgotten at the
/// next change; nobody has to sign off.
@MainActor
final class Subscribers {
  private struct Subscriber {
    weak var token: ObservationToken?
    let notify: @MainActor () -> Void
  }

  private var subscribers: [Subscriber] = []

  /// Tells `notify` now and after each change, until the token is cancelled or released.
  func add(_ notify: @escaping @MainActor () -> Void) -> ObservationToken {
    let token = ObservationToken()
    subscribers.append(Subscriber(token: token, notify: notify))
    notify()
    return token
  }

  /// Tells everybody who still listens.
  func notifyAll() {
    subscribers.removeAll { $0.token?.isCancelled ?? true }
    for subscriber in subscribers where subscriber.token?.isCancelled == false {
      subscriber.notify()
    }
  }
}
