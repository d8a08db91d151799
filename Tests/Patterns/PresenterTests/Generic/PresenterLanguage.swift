import Foundation
import Presenter
import Testing

/// The five languages of the tests.
enum PresenterLanguage: String, CaseIterable, CustomTestStringConvertible {
  case english = "en_US"
  case german = "de_DE"
  case french = "fr_FR"
  case chinese = "zh_Hans_CN"
  case arabic = "ar_EG"

  var locale: Locale { Locale(identifier: rawValue) }
  var testDescription: String { rawValue }

  /// A context in this language, on 9 October 2025 at 08:30 GMT.
  var context: PresentationContext { .fixed(locale) }
}

extension PresentationContext {
  static let moment = Date(timeIntervalSince1970: 1_759_998_600)

  static func fixed(
    _ locale: Locale, calendar: Calendar = Calendar(identifier: .gregorian),
    timeZone: TimeZone = .gmt, now: Date = moment
  ) -> PresentationContext {
    PresentationContext(locale: locale, calendar: calendar, timeZone: timeZone, now: { now })
  }
}
