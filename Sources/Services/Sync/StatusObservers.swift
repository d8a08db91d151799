import Domain

/// Those who follow a status. The tokens are held weakly: who lets go of one is forgotten.
@MainActor
final class StatusObservers {
  private struct Follower {
    weak var token: ObservationToken?
    let receive: @MainActor (SyncStatus) -> Void
  }

  private var followers: [Follower] = []

  func add(_ receive: @escaping @MainActor (SyncStatus) -> Void) -> ObservationToken {
    let token = ObservationToken()
    followers.append(Follower(token: token, receive: receive))
    return token
  }

  func tell(_ status: SyncStatus) {
    followers.removeAll { $0.token?.isCancelled ?? true }
    // Asked again for each: the one before may have ended it.
    for follower in followers where follower.token?.isCancelled == false {
      follower.receive(status)
    }
  }
}
