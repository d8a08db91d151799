/// Something that happened, for which a test can wait, before or after it happens.
@MainActor
final class Signal {
  private var isGiven = false
  private var watchers: [CheckedContinuation<Void, Never>] = []

  func give() {
    isGiven = true
    for watcher in watchers { watcher.resume() }
    watchers = []
  }

  func wait() async {
    if !isGiven { await withCheckedContinuation { watchers.append($0) } }
  }
}
