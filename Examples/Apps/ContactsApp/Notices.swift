/// What is told to the user beside the screen: on standard error for scripts, in an alert for people.
@MainActor
final class Notices {
  /// Who tells it.
  var tell: @MainActor (String) -> Void

  static let newServer =
    "The server no longer has the data that this address book was synced with. Nothing was deleted."
  /// Asks the user what to do when the server has lost its data.
  var askAboutNewServer: @MainActor () -> Void

  init(_ tell: @escaping @MainActor (String) -> Void) {
    self.tell = tell
    askAboutNewServer = {
      tell("\(Self.newServer) The command “upload” sends all people to the server.")
    }
  }
}
