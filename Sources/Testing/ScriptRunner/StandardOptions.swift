public import Foundation
public import Presenter
import Synchronization
public import TerminalUI

/// The options that every scripted program takes.
public struct StandardOptions: Sendable {
  /// The script to play. If nil, the program reads standard input.
  public let script: URL?
  /// The size of the screen in characters.
  public let size: GridSize
  private let locale: Locale?
  private let userLocale: Locale
  private let date: Date?

  /// The options as a program's help lists them.
  public static let options = [
    CommandLineOption("--script", "FILE", "play the commands in a file"),
    CommandLineOption("--size", "80x24", "the size of the screen in characters"),
    CommandLineOption(
      "--locale", "ID", "the language, sort order and formats, such as sv_SE (scripts: en_US)"),
    CommandLineOption(
      "--date", "YYYY-MM-DD", "the date to start at, noon UTC (scripts: 2026-11-22)"),
  ]

  /// The exit statuses as a program's help lists them.
  public static let statuses = """
    exit status:
      0  success                64  bad command line    65  bad command or file
      66 missing file           74  unusable database
    """

  /// Reads the standard options from the command line.
  ///
  /// - Parameter environment: The environment variables that name the user's locale on Linux.
  /// - Throws: ``ProgramError`` for an invalid size, locale or date, and for an extra argument.
  public init(
    _ options: CommandLineOptions,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ProgramError) {
    if let stray = options.arguments.first {
      throw ProgramError("“\(stray)” is not an option. Write commands in a script.", .usage)
    }
    script = options["--script"].map { URL(filePath: $0) }
    func read<Value>(
      _ name: String, _ complaint: (String) -> String, _ value: (String) -> Value?
    ) throws(ProgramError) -> Value? {
      guard let text = options[name] else { return nil }
      guard let value = value(text) else { throw ProgramError(complaint(text), .usage) }
      return value
    }
    size = try read("--size", { "Write --size as 80x24, not “\($0)”." }, GridSize.init) ?? .standard
    locale = try read("--locale", { "Unknown locale “\($0)”. Write --locale as sv_SE." }) {
      Self.locale(named: $0.replacing("-", with: "_"))
    }
    date = try read("--date", { "Write --date as 2026-11-22, not “\($0)”." }, Self.noon)
    #if canImport(Darwin)
      userLocale = .current
    #else
      userLocale = Self.locale(of: environment)
    #endif
  }

  /// Returns the locale, time zone and clock of a run.
  ///
  /// A script uses the locale `en_US`, GMT and a clock with a fixed start, so it prints the same
  /// text on any machine. A user at the keyboard gets their own locale and time zone and the system
  /// clock. `--locale` and `--date` replace these defaults.
  ///
  /// - Parameter earliest: The earliest date at which a script's clock starts. Pass the date of the
  ///   newest stored post, so that a post that the script writes is newer.
  public func context(
    isScripted: Bool, after earliest: Date = .distantPast
  ) -> PresentationContext {
    guard isScripted || date != nil else {
      return PresentationContext(locale: locale ?? userLocale, timeZone: .current, now: { Date() })
    }
    let clock = ScriptClock(start: max(date ?? Self.scriptDate, earliest))
    return PresentationContext(
      locale: locale ?? (isScripted ? Locale(identifier: "en_US") : userLocale),
      timeZone: .gmt, now: { clock.read() })
  }

  /// Noon on 22 November 2026 in GMT.
  private static let scriptDate = Date(timeIntervalSince1970: 1_795_348_800)

  private static func noon(of text: String) -> Date? {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    guard let day = try? style.parse(text), style.format(day) == text else { return nil }
    return day + 12 * 3_600
  }

  /// Returns the locale that a POSIX environment names, such as `LANG=de_DE.UTF-8`.
  ///
  /// On Linux, Foundation's `Locale.current` does not depend on the environment. The result is
  /// `Locale.current` if the first variable that is not empty names no available locale.
  static func locale(of environment: [String: String]) -> Locale {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let identifier = String((name ?? "").prefix { $0 != "." && $0 != "@" })
    return Self.locale(named: identifier) ?? .current
  }

  private static func locale(named identifier: String) -> Locale? {
    Locale.availableIdentifiers.contains(identifier) ? Locale(identifier: identifier) : nil
  }
}

/// A clock that advances by one millisecond at each reading.
private final class ScriptClock: Sendable {
  private let next: Mutex<Date>

  init(start: Date) {
    next = Mutex(start)
  }

  func read() -> Date {
    next.withLock { next in
      next += 0.001
      return next
    }
  }
}
