/// A step of a program's tour: what is told, and the command that is then played.
public struct TourStep: Sendable {
  /// A sentence or two for the reader; empty where the command speaks for itself.
  public let story: String
  /// A line as a script has it.
  public let command: String

  /// A step that tells `story` and plays `command`.
  public init(_ story: String, _ command: String) {
    self.story = story
    self.command = command
  }
}
