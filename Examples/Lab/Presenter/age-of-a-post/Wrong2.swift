import Domain
import Foundation
import Presenter
import Testing

struct AgeOfAPostTests {
  @Test(
    "the age of a post is in words and in the context's language",
    arguments: PresenterLanguage.allCases)
  func words(language: PresenterLanguage) {
    let date = PresentationContext.moment
    let ages = [0.0, 86_400].map { seconds in
      makePost(in: language) { date.addingTimeInterval(seconds) }.age
    }
    #expect(ages[0] != ages[1])
    #expect(!ages[0].isEmpty)
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
