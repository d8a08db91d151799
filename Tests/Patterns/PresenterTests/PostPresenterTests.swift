import Domain
import Foundation
import Presenter
import Testing

@Suite("A post, made fit to show")
struct PostPresenterTests {
  @Test(
    "says in words how long ago it was written",
    arguments: zip(
      Language.allCases,
      [
        ["now", "2 hours ago", "yesterday", "3 days ago"],
        ["jetzt", "vor 2 Stunden", "gestern", "vor 3 Tagen"],
        ["maintenant", "il y a 2 heures", "hier", "il y a 3 jours"],
        ["现在", "2小时前", "昨天", "3天前"],
        ["الآن", "قبل ساعتين", "أمس", "قبل ٣ أيام"],
      ]))
  func age(language: Language, expected: [String]) {
    let hour = 3600.0
    let texts = [0, 2 * hour, 24 * hour, 72 * hour].map {
      makePost(secondsAgo: $0, in: language.context).age
    }
    #expect(texts == expected)
  }

  @Test("reads as now where the server's clock runs ahead", arguments: Language.allCases)
  func clockAhead(language: Language) {
    let ahead = makePost(secondsAgo: -300, in: language.context)
    #expect(ahead.age == makePost(secondsAgo: 0, in: language.context).age)
  }

  @Test("has the day of the reader's place, and the text as it was written")
  func dayAndText() throws {
    let kiritimati = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let context = PresentationContext.fixed(Language.english.locale, timeZone: kiritimati)
    let post = makePost(secondsAgo: 0, in: context)
    #expect(post.day == "October 9, 2025")
    #expect(post.text == "Hello")
  }

  private func makePost(secondsAgo: Double, in context: PresentationContext) -> PostPresenter {
    let date = PresentationContext.moment.addingTimeInterval(-secondsAgo)
    return PostPresenter(
      Post(id: Post.ID(), by: Person.ada.id, storedText: "Hello", date: date), in: context)
  }
}
