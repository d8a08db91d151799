import Domain
import Foundation
import Presenter
import Synchronization
import Testing

struct AgeOfAPostTests {
  private let date = PresentationContext.moment

  @Test("the age of a post is in words and in the context's language")
  func words() {
    let ages = [7_200.0, 86_400].flatMap { seconds in
      [PresenterLanguage.english, .german].map { language in
        makePost(in: language) { [date] in date.addingTimeInterval(seconds) }.age
      }
    }
    #expect(ages == ["2 hours ago", "vor 2 Stunden", "yesterday", "gestern"])
  }

  @Test("the age of a post changes with the clock")
  func clock() {
    let clock = Clock()
    let post = makePost { clock.date.withLock { $0 } }
    #expect(post.age == "now")
    clock.date.withLock { $0 += 7_200 }
    #expect(post.age == "2 hours ago")
  }

  @Test(
    "the age of a post from the future is “now” in every language",
    arguments: PresenterLanguage.allCases)
  func future(language: PresenterLanguage) {
    let new = makePost(in: language) { [date] in date }
    let ahead = makePost(in: language) { [date] in date.addingTimeInterval(-300) }
    #expect(ahead.age == new.age)
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

/// A clock that a test sets.
private final class Clock: Sendable {
  let date = Mutex(PresentationContext.moment)
}
