/// A program's screen, as the player of its scripts needs it.
@MainActor
public protocol ScriptedScreen: AnyObject {
  /// What a script may ask of the screen.
  func commands(_ console: Console) -> [ScriptCommand]

  /// The screen as text.
  var picture: String { get }
}
