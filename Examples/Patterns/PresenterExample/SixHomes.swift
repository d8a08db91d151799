import Foundation
import Presenter

/// A user as the server sends them: a moment in seconds, which no screen can show as it is.
struct User {
  var joined: TimeInterval
}

// The six homes of one formatting rule (row C8).
// Home 1, inline: the rule stands where its text is used.
func inlineRow(of user: User, in context: PresentationContext) -> String {
  "Joined \(context.day(of: Date(timeIntervalSince1970: user.joined)))"
}

// Home 2, a helper of the screen: made for this user, known to this screen.
struct HomeScreenHelper {
  let user: User
  let context: PresentationContext
  func joinedText() -> String {
    "Joined \(context.day(of: Date(timeIntervalSince1970: user.joined)))"
  }
}

// Home 3, a factory: one place makes every text of the kind, whoever asks for it.
struct JoinedTextFactory {
  let context: PresentationContext
  func text(joined moment: TimeInterval) -> String {
    "Joined \(context.day(of: Date(timeIntervalSince1970: moment)))"
  }
}

// Home 4, an extension of the model: everybody who has a user has the text.
extension User {
  func joinedText(in context: PresentationContext) -> String {
    "Joined \(context.day(of: Date(timeIntervalSince1970: joined)))"
  }
}

// Home 5, a computed property: of a presenter, which holds model and context. This is the pattern.
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

// Home 6, at the source: what the server sends is turned into text as it arrives, and kept as text.
struct ReadyUser {
  let joined: String

  init(reading user: User, in context: PresentationContext) {
    joined = "Joined \(context.day(of: Date(timeIntervalSince1970: user.joined)))"
  }
}
