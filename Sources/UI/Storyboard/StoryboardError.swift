/// An error in loading or using a storyboard.
///
/// If the loader throws this error, it returns no object and shows nothing.
public nonisolated enum StoryboardError: Error, Equatable, Sendable {
  /// The file is unreadable or larger than 16 MB.
  case unreadable(file: String, reason: String)
  /// The file is not well-formed XML. Line and column are counted from 1.
  case malformed(file: String, line: Int, column: Int, reason: String)
  /// The file is XML, but not a storyboard.
  case notAStoryboard(file: String, found: String)
  /// The storyboard contains contradictions or uses unregistered classes.
  case invalid(file: String, problems: [StoryboardProblem])
  /// No controller is marked as the initial view controller.
  case noInitialController(file: String)
  /// No scene has this storyboard identifier.
  case unknownIdentifier(String, known: [String])
  /// The controller has no segue with this identifier.
  case unknownSegue(String, known: [String])
  /// The scene is only a reference, usually to another storyboard.
  case elsewhere(storyboard: String, identifier: String?)
  /// The controller's class is different from the class that the caller expects.
  case unexpectedClass(String, expected: String)
}

nonisolated extension StoryboardError: CustomStringConvertible {
  /// The error, with one line for each problem of an invalid file.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file): The file cannot be read, because \(reason)."
    case .malformed(let file, let line, let column, let reason):
      "\(file):\(line):\(column): The file is not well-formed XML: \(reason)."
    case .notAStoryboard(let file, let found):
      "\(file): The file is not a storyboard, but \(found)."
    case .invalid(let file, let problems):
      problems.map { "\(file):\($0.line): \($0.scene): \($0.message)" }.joined(separator: "\n")
    case .noInitialController(let file):
      "\(file): No controller is marked as the initial one."
    case .unknownIdentifier(let identifier, let known):
      "There is no scene “\(identifier)”. Existing identifiers: \(list(known))."
    case .unknownSegue(let identifier, let known):
      "This controller has no segue “\(identifier)”. Existing identifiers: \(list(known))."
    case .elsewhere(let storyboard, let identifier):
      "The controller is in another storyboard: \(storyboard), \(identifier ?? "its initial one")."
    case .unexpectedClass(let found, let expected):
      "The controller has the class \(found), not \(expected)."
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "“\($0)”" }.joined(separator: ", ")
  }
}
