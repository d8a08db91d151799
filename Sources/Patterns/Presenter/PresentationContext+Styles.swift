public import Foundation

/// The formatting styles that presenters share, each bound to the context's locale.
nonisolated extension PresentationContext {
  /// A whole number in the locale's digits and groups: "1,234,567", "1.234.567", "١٬٢٣٤٬٥٦٧".
  public func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(locale))
  }

  /// The day on which `moment` falls in the context's time zone: "October 9, 2025".
  public func day(of moment: Date, style: Date.FormatStyle.DateStyle = .long) -> String {
    moment.formatted(
      Date.FormatStyle(
        date: style, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone))
  }

  /// A day that is no moment, such as a birthday: it is the same day in every time zone. Empty for
  /// a year that Foundation's calendar cannot reckon.
  ///
  /// - Parameters:
  ///   - year: the year of the Gregorian calendar, as are `month` and `day`; the text names the
  ///     day in the context's own calendar.
  ///   - month: 1...12.
  ///   - day: 1...31.
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

  /// How long ago `moment` was, in words: "2 hours ago", "yesterday", "now".
  ///
  /// A moment after ``now`` reads as "now": the server's clock may run ahead of the device's, and
  /// nothing that has been written can be written "in 5 seconds".
  public func howLongAgo(_ moment: Date) -> String {
    let now = now()
    return Date.AnchoredRelativeFormatStyle(
      anchor: min(moment, now), presentation: .named, unitsStyle: .wide, locale: locale,
      calendar: calendar
    ).format(now)
  }
}
