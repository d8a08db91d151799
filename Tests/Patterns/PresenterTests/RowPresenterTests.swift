import Domain
import Foundation
import Presenter
import Synchronization
import Testing

@Suite("PersonRowPresenter")
struct PersonRowPresenterTests {
  @Test(
    "a row has the full name and the formatted birthday",
    arguments: zip(
      PresenterLanguage.allCases,
      [
        "December 10, 1815", "10. Dezember 1815", "10 décembre 1815", "1815年12月10日",
        "١٠ ديسمبر، ١٨١٥",
      ]))
  func row(language: PresenterLanguage, birthday: String) {
    let row = PersonRowPresenter(.ada, in: language.context)
    #expect(row.fullName == "Ada Lovelace")
    #expect(row.birthday.replacing("\u{200F}", with: "") == birthday)
  }

  @Test("an East Asian name is the same in every locale", arguments: PresenterLanguage.allCases)
  func eastAsian(language: PresenterLanguage) {
    #expect(PersonRowPresenter(.named("小龙", "李"), in: language.context).fullName == "李小龙")
  }

  @Test("an unknown birthday gives an empty string")
  func noBirthday() {
    let row = PersonRowPresenter(.named("Ada", ""), in: PresenterLanguage.english.context)
    #expect(row.birthday == "")
    #expect(row.fullName == "Ada")
  }

  @Test("a row can be created outside the main actor")
  func anyActor() async {
    let context = PresenterLanguage.english.context
    let name = await Task.detached { PersonRowPresenter(.ada, in: context).fullName }.value
    #expect(name == "Ada Lovelace")
  }
}

@Suite("PostPresenter")
struct PostPresenterTests {
  @Test("the age of a post changes with the clock")
  func age() {
    let date = PresentationContext.moment
    let clock = Mutex(date)
    let context = PresentationContext(
      locale: PresenterLanguage.english.locale, timeZone: .gmt, now: { clock.withLock { $0 } })
    let post = makePost(in: context)
    #expect(post.age == "now")
    clock.withLock { $0 += 7_200 }
    #expect(post.age == "2 hours ago")
  }

  @Test("a post's presenter returns the day in the reader's time zone, and the text unchanged")
  func dayAndText() throws {
    let honolulu = try #require(TimeZone(identifier: "Pacific/Honolulu"))
    let context = PresentationContext.fixed(PresenterLanguage.english.locale, timeZone: honolulu)
    let post = makePost(in: context)
    #expect(post.day == "October 8, 2025")
    #expect(post.text == "Hello")
  }

  private func makePost(in context: PresentationContext) -> PostPresenter {
    PostPresenter(
      Post(
        id: Post.ID(), by: Person.ada.id, storedText: "Hello", date: PresentationContext.moment),
      in: context)
  }
}

@Suite("SyncStatusPresenter")
struct SyncStatusPresenterTests {
  @Test(
    "the text states the progress during a sync, and otherwise the problem and unsynced changes",
    arguments: [
      (SyncStatus(), ""),
      (SyncStatus(waiting: 1), "1 change waits to be sent."),
      (SyncStatus(waiting: 1_200), "1,200 changes wait to be sent."),
      (SyncStatus(refused: 1), "1 change was refused."),
      (
        SyncStatus(.offline, waiting: 2, refused: 3),
        "Offline. 2 changes wait to be sent. 3 changes were refused."
      ),
      (SyncStatus(.sending(done: 3, of: 10), waiting: 7), "Sending 3 of 10 …"),
      (SyncStatus(.receiving(done: 400, of: nil)), "Receiving, 400 so far …"),
      (SyncStatus(.receiving(done: 400, of: 1_000)), "Receiving 400 of 1,000 …"),
      (
        SyncStatus(.stopped(reason: "Sign in again."), waiting: 1),
        "Sign in again. 1 change waits to be sent."
      ),
    ])
  func sentences(_ status: SyncStatus, _ text: String) {
    #expect(presenter(of: status).text == text)
  }

  @Test(
    "a sync can be stopped only while it sends or receives changes",
    arguments: [
      (SyncStatus.Activity.resting, false), (.offline, false), (.stopped(reason: "no"), false),
      (.sending(done: 0, of: 1), true), (.receiving(done: 0, of: nil), true),
    ])
  func stopping(_ activity: SyncStatus.Activity, _ canBeStopped: Bool) {
    #expect(presenter(of: SyncStatus(activity)).canBeStopped == canBeStopped)
  }

  private func presenter(of status: SyncStatus) -> SyncStatusPresenter {
    SyncStatusPresenter(
      status,
      in: PresentationContext(
        locale: Locale(identifier: "en_US"), timeZone: .gmt, now: { Date(timeIntervalSince1970: 0) }
      ))
  }
}
