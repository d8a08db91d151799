import Domain
import Foundation
import Presenter
import Testing

struct AgeOfAPostTests {
  @Test("the age of a post is in words")
  func words() {
    let date = PresentationContext.moment
    #expect(makePost { date.addingTimeInterval(7_200) }.age == "2 hours ago")
    #expect(makePost { date.addingTimeInterval(-300) }.age == "now")
  }

  /// Returns the presenter of a post of 9 October 2025, 08:30 GMT. `now` is the clock.
  private func makePost(
    in language: PresenterLanguage = .english, now: @escaping @Sendable () -> Date
  ) -> PostPresenter {
    let context = PresentationContext(locale: language.locale, timeZone: .gmt, now: now)
    return PostPresenter(
      Post(
        id: Post.ID(), by: Person.ada.id, storedText: "Hello", date: PresentationContext.moment),
      in: context)
  }
}
