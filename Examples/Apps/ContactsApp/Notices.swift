/// What is told to the user beside the screen: on standard error for scripts, in an alert for people.
@MainActor
final class Notices {
  /// Who tells it.
  var tell: @MainActor (String) -> Void

  init(_ tell: @escaping @MainActor (String) -> Void) {
    self.tell = tell
  }
}
