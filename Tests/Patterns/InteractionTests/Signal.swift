/// Something that happens once, for which a test can wait, before or after it happens.
///
/// The wait ends when the test is cancelled too: a time limit ends a test that waits in vain.
@MainActor
final class Signal {
  private let (events, source) = AsyncStream<Never>.makeStream()

  func give() {
    source.finish()
  }

  func wait() async {
    for await _ in events {}
  }
}
