import Domain

/// The observers of an in-memory store. Each observer is notified while its token exists.
///
/// The tokens are weak references. The next change removes an observer whose token was released.
@MainActor
final class Subscribers {
  private struct Subscriber {
    weak var token: ObservationToken?
    let notify: @MainActor () -> Void
  }

  private var subscribers: [Subscriber] = []

  /// Calls `notify` now and after each change, until the token is cancelled or released.
  func add(_ notify: @escaping @MainActor () -> Void) -> ObservationToken {
    let token = ObservationToken()
    subscribers.append(Subscriber(token: token, notify: notify))
    notify()
    return token
  }

  /// Notifies all observers of the store.
  func notifyAll() {
    subscribers.removeAll { $0.token?.isCancelled ?? true }
    for subscriber in subscribers where subscriber.token?.isCancelled == false {
      subscriber.notify()
    }
  }
}

/// A row with its sort key. Rows with equal names are sorted by identifier, as in the database.
struct SortedRow<Row> {
  let row: Row
  let key: ListKey
  let tieBreak: String

  static func < (left: Self, right: Self) -> Bool {
    left.key.bytes == right.key.bytes ? left.tieBreak < right.tieBreak : left.key < right.key
  }
}
