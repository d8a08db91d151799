public import Foundation

/// Where and when something is shown: all that formatting asks of the world, in one value.
///
/// A presenter that takes its locale, calendar, time zone and clock from here gives the same text
/// for the same model on every machine, so a test can say it word by word. It is `Sendable`, since
/// rows may be made fit to show away from the main actor.
///
///     let context = PresentationContext(
///       locale: Locale(identifier: "de_DE"), timeZone: .gmt, now: { launch })
public nonisolated struct PresentationContext: Sendable {
  /// Whose language and habits the text follows.
  public let locale: Locale
  /// The calendar that names days and years; it counts them in ``timeZone``.
  public let calendar: Calendar
  /// Tells the present moment, each time it is asked: a context may outlive the minute.
  public let now: @Sendable () -> Date

  /// The context with these parts.
  ///
  /// - Parameters:
  ///   - calendar: its own locale and time zone are replaced by the two that are given here.
  ///   - now: the clock; a test hands in a fixed moment.
  public init(
    locale: Locale, calendar: Calendar = Calendar(identifier: .gregorian), timeZone: TimeZone,
    now: @escaping @Sendable () -> Date
  ) {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    self.locale = locale
    self.calendar = calendar
    self.now = now
  }

  /// The time zone in which a moment becomes a day.
  public var timeZone: TimeZone { calendar.timeZone }

  /// The user's own settings and the system clock: for a composition root, and nowhere else.
  public static var current: PresentationContext {
    PresentationContext(
      locale: .autoupdatingCurrent, calendar: .autoupdatingCurrent,
      timeZone: .autoupdatingCurrent, now: { Date() })
  }
}
