/// A key of the app's own, which works while nothing is presented and nothing is typed into.
///
///     KeyCommand("a", "Add") { list.addTapped() }
@MainActor
public struct KeyCommand {
  /// The character that is typed.
  public let key: Character
  /// What the key does, as status line and key panel name it: one word, or two.
  public let title: String
  /// Does it.
  public let action: @MainActor () -> Void

  /// A command on a key. "/", "?" and "q" are the session's own: commands on them are never run.
  public init(_ key: Character, _ title: String, action: @escaping @MainActor () -> Void) {
    self.key = key
    self.title = title
    self.action = action
  }
}
