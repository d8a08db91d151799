public import Foundation
public import TerminalUI

/// The options that every scripted program takes.
public struct StandardOptions: Sendable {
  /// A script to play; nil reads standard input.
  public let script: URL?
  /// The size of the screen in characters.
  public let size: GridSize
  /// Whose order of names, numbers and dates is used.
  public let locale: Locale

  /// How the options are listed in a program's help.
  public static let options = [
    CommandLineOption("--script", "FILE", "play the commands in a file"),
    CommandLineOption("--size", "80x24", "the size of the screen in characters"),
    CommandLineOption("--locale", "ID", "whose order of names and dates to use, such as sv_SE"),
  ]

  /// What `help` says of exit statuses.
  public static let statuses = """
    exit status:
      0  all is well            64  called wrongly      65  a bad command or file
      66 a file is missing      74  the database cannot be used
    """

  /// The values that the user gave, or the defaults: no script, 80x24, the user's own locale.
  ///
  /// - Parameter environment: where that locale is looked for on systems whose Foundation does not.
  /// - Throws: ``UsageError`` for a size or a locale that is none, and for an argument that belongs
  ///   to no option.
  public init(
    _ options: CommandLineOptions,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) {
    if let stray = options.arguments.first {
      throw UsageError("“\(stray)” is no option; commands come from a script")
    }
    script = options["--script"].map { URL(filePath: $0) }
    if let text = options["--size"] {
      guard let size = GridSize(text) else {
        throw UsageError("--size is written 80x24, not “\(text)”")
      }
      self.size = size
    } else {
      size = .standard
    }
    if let name = options["--locale"] {
      let identifier = name.replacing("-", with: "_")
      guard Locale.availableIdentifiers.contains(identifier) else {
        throw UsageError("--locale knows no “\(name)”; write it like sv_SE")
      }
      locale = Locale(identifier: identifier)
    } else {
      #if canImport(Darwin)
        locale = .current
      #else
        locale = Self.locale(of: environment)
      #endif
    }
  }

  /// The locale that a POSIX environment names: `LANG=de_DE.UTF-8`. Foundation's own `current` is
  /// the same for everybody on Linux; it stays where nothing is named, or `C`.
  static func locale(of environment: [String: String]) -> Locale {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let identifier = String((name ?? "").prefix { $0 != "." && $0 != "@" })
    return Locale.availableIdentifiers.contains(identifier)
      ? Locale(identifier: identifier) : .current
  }
}
