/// A command that scripts may use: its name, its arguments, and what it does.
///
///     ScriptCommand("delete", "ROW", count: 1...1, help: "delete the person in a row") { words in
///       try pilot.swipeToDelete(number: number(words[0]))
///     }
@MainActor
public struct ScriptCommand {
  /// The first word of the line, in lower case.
  public let name: String
  /// The arguments as the help shows them: "FIRST LAST [YYYY-MM-DD]".
  public let arguments: String
  /// How many arguments it takes.
  public let count: ClosedRange<Int>
  /// What it does, in a few words.
  public let help: String
  /// Whether the screen may look different afterwards.
  public let changesScreen: Bool
  /// Does it with these arguments; throws what is then shown as the line's fault.
  public let run: @MainActor (_ arguments: [String]) async throws -> Void

  /// A command; it holds what `run` captures.
  public init(
    _ name: String, _ arguments: String = "", count: ClosedRange<Int> = 0...0, help: String,
    changesScreen: Bool = true,
    run: @escaping @MainActor (_ arguments: [String]) async throws -> Void
  ) {
    self.name = name
    self.arguments = arguments
    self.count = count
    self.help = help
    self.changesScreen = changesScreen
    self.run = run
  }

  /// The command with its arguments, as it is typed.
  public var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }
}
