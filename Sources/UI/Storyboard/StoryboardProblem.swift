/// One thing that is wrong in a storyboard, with the place where it is to be mended.
public nonisolated struct StoryboardProblem: Equatable, Sendable {
  /// The scene's name.
  public let scene: String
  /// The line in the file, from 1.
  public let line: Int
  /// What is wrong.
  public let message: String

  /// A problem at a line of a scene.
  public init(scene: String, line: Int, message: String) {
    self.scene = scene
    self.line = line
    self.message = message
  }
}
