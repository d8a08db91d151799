import Foundation
import Presenter
import Testing

@testable import PresenterExample

@Suite("Six places for one formatting rule")
struct SixHomesTests {
  private let user = User(joined: 1_759_998_600)

  private func texts(in identifier: String) -> [String] {
    let context = PresentationContext(
      locale: Locale(identifier: identifier), timeZone: .gmt, now: { .distantPast })
    return [
      inlineRow(of: user, in: context),
      HomeScreenHelper(user: user, context: context).joinedText(),
      JoinedTextFactory(context: context).text(joined: user.joined),
      user.joinedText(in: context), UserPresenter(user, in: context).joined,
      ReadyUser(reading: user, in: context).joined, user.joinedText,
    ]
  }

  @Test("in English, all six places and the presenter make the same text")
  func same() {
    #expect(Set(texts(in: "en_US")) == ["Joined October 9, 2025"])
  }

  @Test("with a German locale, only the model's computed property formats the date in English")
  func german() {
    let texts = texts(in: "de_DE")
    #expect(Set(texts.dropLast()) == ["Joined 9. Oktober 2025"])
    #expect(texts.last == "Joined October 9, 2025")
  }
}
