/// The observers of a value on the main actor. Each observer is notified while its token exists.
///
/// The list references the tokens weakly, and the next change removes each observer whose token was
/// cancelled or released.
@MainActor
public final class Subscribers {
  private struct Subscriber {
    weak var token: ObservationToken?
    let notify: @MainActor () -> Void
  }

  private var subscribers: [Subscriber] = []

  /// Creates an empty list of observers.
  public init() {}

  /// Calls `notify` now and after each change, until the token is cancelled or released.
  public func add(_ notify: @escaping @MainActor () -> Void) -> ObservationToken {
    let token = ObservationToken()
    subscribers.append(Subscriber(token: token, notify: notify))
    notify()
    return token
  }

  /// Notifies all observers.
  public func notifyAll() {
    subscribers.removeAll { $0.token?.isCancelled ?? true }
    // A notified subscriber may cancel the token of a later subscriber, so each token is checked
    // again.
    for subscriber in subscribers where subscriber.token?.isCancelled == false {
      subscriber.notify()
    }
  }
}
