import Foundation
import Presenter
import Testing

@Suite("PresentationContext")
struct PresentationContextTests {
  @Test(
    "whole numbers have the locale's digits and groups",
    arguments: zip(
      PresenterLanguage.allCases,
      ["1,234,567", "1.234.567", "1\u{202F}234\u{202F}567", "1,234,567", "١٬٢٣٤٬٥٦٧"]))
  func numbers(language: PresenterLanguage, expected: String) {
    #expect(language.context.grouped(1_234_567) == expected)
  }

  @Test(
    "the day of a date depends on the time zone",
    arguments: [("Pacific/Honolulu", "October 8, 2025"), ("Asia/Tokyo", "October 9, 2025")])
  func zones(identifier: String, expected: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    let context = PresentationContext.fixed(PresenterLanguage.english.locale, timeZone: zone)
    #expect(context.day(of: PresentationContext.moment) == expected)
  }

  @Test("a calendar day is the same in every time zone", arguments: [-12, 0, 14])
  func days(hours: Int) throws {
    let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
    let context = PresentationContext.fixed(PresenterLanguage.english.locale, timeZone: zone)
    #expect(context.day(year: 1815, month: 12, day: 10, style: .abbreviated) == "Dec 10, 1815")
  }

  #if !os(iOS)  // iOS has no exit tests.
    /// The default time zone is global, so the test runs in a process of its own.
    @Test("a day without a time has the same text on a machine 14 hours ahead of GMT")
    func machineZone() async {
      await #expect(processExitsWith: .success) {
        NSTimeZone.default = try #require(TimeZone(secondsFromGMT: 14 * 3600))
        try #require(Calendar(identifier: .gregorian).timeZone.secondsFromGMT() == 14 * 3600)
        let context = PresentationContext.fixed(PresenterLanguage.english.locale)
        try #require(context.day(year: 1815, month: 12, day: 10) == "December 10, 1815")
      }
    }
  #endif

  @Test("a year that Foundation does not support gives an empty string")
  func unsupportedYear() {
    let context = PresentationContext.fixed(PresenterLanguage.english.locale)
    #expect(context.day(year: Int(Int32.max), month: 1, day: 1) == "")
  }

  @Test("dates are formatted in the injected calendar")
  func calendars() {
    let context = PresentationContext.fixed(
      PresenterLanguage.english.locale, calendar: Calendar(identifier: .buddhist))
    #expect(context.day(of: PresentationContext.moment).contains("2568"))
    #expect(context.day(year: 2025, month: 10, day: 9).contains("2568"))
  }

  @Test(
    "the week starts on the locale's first weekday",
    arguments: [("en_US", 1), ("de_DE", 2), ("ar_EG", 7)])
  func week(identifier: String, firstWeekday: Int) {
    let context = PresentationContext.fixed(Locale(identifier: identifier))
    #expect(context.calendar.firstWeekday == firstWeekday)
  }

  @Test("the current time comes from the injected clock")
  func clock() {
    let context = PresentationContext(
      locale: PresenterLanguage.english.locale, timeZone: .gmt,
      now: { Date(timeIntervalSince1970: 60) })
    #expect(context.now() == Date(timeIntervalSince1970: 60))
    #expect(context.howLongAgo(Date(timeIntervalSince1970: 0)) == "1 minute ago")
  }

  @Test(
    "the time since a date is described in the context's language",
    arguments: zip(
      PresenterLanguage.allCases,
      [
        ["now", "2 hours ago", "yesterday", "3 days ago"],
        ["jetzt", "vor 2 Stunden", "gestern", "vor 3 Tagen"],
        ["maintenant", "il y a 2 heures", "hier", "il y a 3 jours"],
        ["现在", "2小时前", "昨天", "3天前"],
        ["الآن", "قبل ساعتين", "أمس", "قبل ٣ أيام"],
      ]))
  func ages(language: PresenterLanguage, expected: [String]) {
    let hour = 3600.0
    let texts = [0, 2 * hour, 24 * hour, 72 * hour].map {
      language.context.howLongAgo(PresentationContext.moment.addingTimeInterval(-$0))
    }
    #expect(texts == expected)
  }

  @Test("a date in the future gives “now”", arguments: PresenterLanguage.allCases)
  func future(language: PresenterLanguage) {
    let context = language.context
    #expect(
      context.howLongAgo(PresentationContext.moment.addingTimeInterval(300))
        == context.howLongAgo(PresentationContext.moment))
  }

  @Test("`current` has the user's settings")
  func current() {
    let context = PresentationContext.current
    #expect(context.locale == .autoupdatingCurrent)
    #expect(context.timeZone == .autoupdatingCurrent)
    #expect(abs(context.now().timeIntervalSinceNow) < 3600)
  }
}
