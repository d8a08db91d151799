/// An option that a program takes, as its help lists it.
///
///     let db = CommandLineOption("--db", "FILE", "the database; made where there is none")
public struct CommandLineOption: Equatable, Sendable {
  /// The name with its dashes: "--db".
  public let name: String
  /// What stands for the value in the help ("FILE"); nil for a switch, which takes none.
  public let value: String?
  /// What the option does, in a few words.
  public let help: String

  /// An option that takes `value`, or a switch where it is nil.
  public init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}
