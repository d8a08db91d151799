import Foundation
import Presenter

/// A user as the server sends it, with a date in seconds.
struct User {
  var joined: TimeInterval
}

// Six places for one formatting rule.
// 1, inline: the code that shows the date also formats the date.
func inlineRow(of user: User, in context: PresentationContext) -> String {
  "Joined \(context.day(of: Date(timeIntervalSince1970: user.joined)))"
}

// 2, a helper type of one screen.
struct HomeScreenHelper {
  let user: User
  let context: PresentationContext
  func joinedText() -> String {
    "Joined \(context.day(of: Date(timeIntervalSince1970: user.joined)))"
  }
}

// 3, a factory: one type makes all strings of this kind.
struct JoinedTextFactory {
  let context: PresentationContext
  func text(joined moment: TimeInterval) -> String {
    "Joined \(context.day(of: Date(timeIntervalSince1970: moment)))"
  }
}

// 4, an extension of the model.
extension User {
  func joinedText(in context: PresentationContext) -> String {
    "Joined \(context.day(of: Date(timeIntervalSince1970: joined)))"
  }
}

// 5, a computed property of the model. It takes no argument, so the model fixes the language.
extension User {
  private static let english = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt, now: { .distantPast })

  var joinedText: String {
    "Joined \(Self.english.day(of: Date(timeIntervalSince1970: joined)))"
  }
}

// 6, at the source: the date is formatted when the response is read, and stored as a string.
struct ReadyUser {
  let joined: String

  init(reading user: User, in context: PresentationContext) {
    joined = "Joined \(context.day(of: Date(timeIntervalSince1970: user.joined)))"
  }
}

// The pattern: a property as in 5, but of a presenter, which stores the model and the context.
struct UserPresenter {
  private let user: User
  private let context: PresentationContext

  init(_ user: User, in context: PresentationContext) {
    self.user = user
    self.context = context
  }

  var joined: String {
    "Joined \(context.day(of: Date(timeIntervalSince1970: user.joined)))"
  }
}
