/// Why a storyboard cannot be used. Nothing of it was made or shown when one of these is thrown.
public nonisolated enum StoryboardError: Error, Equatable, Sendable {
  /// The file cannot be read from the disk.
  case unreadable(file: String, reason: String)
  /// The file is not well-formed XML; line and column count from 1.
  case malformed(file: String, line: Int, column: Int, reason: String)
  /// The file is XML, but no storyboard.
  case notAStoryboard(file: String, found: String)
  /// The storyboard contradicts itself, or names what nobody registered.
  case invalid(file: String, problems: [StoryboardProblem])
  /// No scene is marked as the one to start with.
  case noInitialController(file: String)
  /// No scene has this storyboard identifier.
  case unknownIdentifier(String, known: [String])
  /// The controller has no segue of this identifier.
  case unknownSegue(String, known: [String])
  /// The controller is in another storyboard, which this loader does not have.
  case elsewhere(storyboard: String, identifier: String?)
  /// The controller is of another class than the caller expects.
  case unexpectedClass(String, expected: String)
}

nonisolated extension StoryboardError: CustomStringConvertible {
  /// What is wrong, and where; a line for each problem.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file): cannot be read: \(reason)"
    case .malformed(let file, let line, let column, let reason):
      "\(file):\(line):\(column): not well-formed XML: \(reason)"
    case .notAStoryboard(let file, let found):
      "\(file): not a storyboard, but \(found)"
    case .invalid(let file, let problems):
      problems.map { "\(file):\($0.line): \($0.scene): \($0.message)" }.joined(separator: "\n")
    case .noInitialController(let file):
      "\(file): no controller is marked as the initial one"
    case .unknownIdentifier(let identifier, let known):
      "no scene has the identifier “\(identifier)”; there are \(list(known))"
    case .unknownSegue(let identifier, let known):
      "no segue from here is called “\(identifier)”; there are \(list(known))"
    case .elsewhere(let storyboard, let identifier):
      "the controller is in another storyboard: \(storyboard), \(identifier ?? "its initial one")"
    case .unexpectedClass(let found, let expected):
      "the controller is a \(found), not a \(expected)"
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "“\($0)”" }.joined(separator: ", ")
  }
}
