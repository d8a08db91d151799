public import Foundation

/// The locale, calendar, time zone and clock that presenters format with.
///
/// A presenter that uses only these values makes the same text from a model on every machine, so a
/// test can compare the text exactly. The context is `Sendable`, so rows can be formatted on any
/// actor.
///
///     let context = PresentationContext(
///       locale: Locale(identifier: "de_DE"), timeZone: .gmt, now: { launch })
public nonisolated struct PresentationContext: Sendable {
  /// The locale of the texts.
  public let locale: Locale
  /// The calendar of the dates. Its time zone is ``timeZone``.
  public let calendar: Calendar
  /// Returns the current date. A presenter calls it each time that it formats an age, because time
  /// passes while a context exists.
  public let now: @Sendable () -> Date

  /// Creates a context. `locale` and `timeZone` replace those of `calendar`.
  ///
  /// `now` returns the current date. A test passes a fixed date.
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

  /// The time zone of the dates.
  public var timeZone: TimeZone { calendar.timeZone }

  /// The user's settings and the system clock. Only a composition root uses this.
  public static var current: PresentationContext {
    PresentationContext(
      locale: .autoupdatingCurrent, calendar: .autoupdatingCurrent,
      timeZone: .autoupdatingCurrent, now: { Date() })
  }
}

/// The formats that presenters share, in the context's locale.
nonisolated extension PresentationContext {
  /// Returns a whole number in the locale's digits and groups, such as "1,234,567", "1.234.567" or
  /// "١٬٢٣٤٬٥٦٧".
  public func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(locale))
  }

  /// Returns the day of a date in the context's time zone: "October 9, 2025".
  public func day(of moment: Date, style: Date.FormatStyle.DateStyle = .long) -> String {
    moment.formatted(
      Date.FormatStyle(
        date: style, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone))
  }

  /// Returns a formatted calendar day, such as a birthday.
  ///
  /// `year`, `month` (1...12) and `day` (1...31) are Gregorian, but the text uses the context's
  /// calendar, and it is the same in every time zone. If Foundation's calendar does not support the
  /// year, the text is empty.
  public func day(
    year: Int, month: Int, day: Int, style: Date.FormatStyle.DateStyle = .long
  ) -> String {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    let noon = DateComponents(year: year, month: month, day: day, hour: 12)
    guard let moment = gregorian.date(from: noon) else { return "" }
    return moment.formatted(
      Date.FormatStyle(
        date: style, time: .omitted, locale: locale, calendar: calendar, timeZone: .gmt))
  }

  /// Returns the time since a date in words: "2 hours ago", "yesterday", "now".
  ///
  /// A date in the future gives "now", because the server's clock may be ahead of the device's.
  @available(iOS 18, *)
  public func howLongAgo(_ moment: Date) -> String {
    let now = now()
    return Date.AnchoredRelativeFormatStyle(
      anchor: min(moment, now), presentation: .named, unitsStyle: .wide, locale: locale,
      calendar: calendar
    ).format(now)
  }
}
