import Domain
import Foundation
import Observation
import Presenter
import TestSupport
import Testing

@Suite("ProfilePresenter")
@MainActor struct ProfilePresenterTests {
  @Test(
    "in every language, the given name is first in Latin names and last in Chinese names",
    arguments: PresenterLanguage.allCases)
  func name(language: PresenterLanguage) {
    #expect(makePresenter(in: language).name == "Ada Lovelace")
    let lee = Profile(of: .named("小龙", "李"))
    #expect(makePresenter(lee, in: language).name == "李小龙")
  }

  @Test("without followers, the follower texts are empty", arguments: PresenterLanguage.allCases)
  func withoutFollowers(language: PresenterLanguage) {
    let presenter = makePresenter(Profile(of: .ada, followerCount: 0), in: language)
    #expect(presenter.followerCount == "")
    #expect(presenter.followedBy == "")
  }

  @Test(
    "the follower count has plural forms and grouped digits",
    arguments: zip(
      PresenterLanguage.allCases,
      [
        ["1 follower", "2 followers", "1,234,567 followers"],
        ["1 Follower", "2 Follower", "1.234.567 Follower"],
        ["1 abonné", "2 abonnés", "1\u{202F}234\u{202F}567 abonnés"],
        ["1位关注者", "2位关注者", "1,234,567位关注者"],
        ["متابع واحد", "متابعان", "١٬٢٣٤٬٥٦٧ متابعًا"],
      ]))
  func followers(language: PresenterLanguage, expected: [String]) {
    let texts = [1, 2, 1_234_567].map {
      makePresenter(Profile(of: .ada, followerCount: $0), in: language).followerCount
    }
    #expect(texts == expected)
  }

  @Test(
    "the top followers are named, and the other followers are counted",
    arguments: zip(
      PresenterLanguage.allCases,
      [
        ["Followed by Ada & Grace", "Followed by Ada, Grace & 5 others"],
        ["Gefolgt von Ada und Grace", "Gefolgt von Ada, Grace und 5 weiteren Personen"],
        ["Abonnés : Ada et Grace", "Abonnés : Ada, Grace et 5 autres"],
        ["被Ada和Grace关注", "被Ada、Grace和其他5人关注"],
        ["المتابعون: Ada وGrace", "المتابعون: Ada وGrace و٥ أشخاص آخرين"],
      ]))
  func followedBy(language: PresenterLanguage, expected: [String]) {
    let texts = [2, 7].map { count in
      let profile = Profile(
        of: .ada, followerCount: count, topFollowerNames: ["Ada", "Grace"])
      return makePresenter(profile, in: language).followedBy
    }
    #expect(texts.map { $0.replacing(/[\u{2068}\u{2069}]/, with: "") } == expected)
  }

  @Test(
    "one other follower is shown as “1 other”, and without other followers no count is shown",
    arguments: [
      (["Ada"], 1, "Followed by Ada"), (["Ada"], 2, "Followed by Ada & 1 other"),
      // The follower count may be outdated, so it can be lower than the number of names.
      (["Ada", "Grace"], 1, "Followed by Ada & Grace"),
      ([], 7, ""),
    ])
  func others(names: [String], count: Int, expected: String) {
    let profile = Profile(of: .ada, followerCount: count, topFollowerNames: names)
    #expect(makePresenter(profile).followedBy == expected)
  }

  @Test(
    "the presenter passes phrases with formatted numbers to its `wording`", .tags(.mockInjection))
  func port() {
    let profile = Profile(of: .ada, followerCount: 1_234, topFollowerNames: ["Grace"])
    let presenter = ProfilePresenter(
      profile, in: PresenterLanguage.german.context, wording: EchoWording())
    #expect(presenter.followerCount == #"followers(count: 1234, shown: "1.234")"#)
    #expect(presenter.followedBy.contains(#"others(count: 1233, shown: \"1.233\")"#))
    #expect(presenter.followTitle == "follow")
  }

  @Test(
    "the follow button is enabled until the user follows the person",
    arguments: zip(
      PresenterLanguage.allCases,
      [
        ("Follow", "Following"), ("Folgen", "Gefolgt"), ("Suivre", "Abonné"), ("关注", "已关注"),
        ("متابعة", "تتابعه"),
      ]))
  func follow(language: PresenterLanguage, titles: (before: String, after: String)) {
    let presenter = makePresenter(in: language)
    #expect(presenter.canFollow)
    #expect(presenter.followTitle == titles.before)
    presenter.present(Profile(of: .ada, isFollowed: true))
    #expect(!presenter.canFollow)
    #expect(presenter.followTitle == titles.after)
  }

  @Test("observers are notified only if the profile changes", arguments: [1, 2])
  func observed(newCount: Int) async {
    let profile = Profile(of: .ada, followerCount: 1)
    let presenter = makePresenter(profile)
    await confirmation(expectedCount: newCount == 1 ? 0 : 1) { changed in
      withObservationTracking {
        _ = presenter.followerCount
      } onChange: {
        changed()
      }
      presenter.present(Profile(of: profile.person, followerCount: newCount))
    }
    #expect(presenter.followerCount.hasPrefix("\(newCount) follower"))
  }

  @Test("for a language without a translation, the text is English with English plurals")
  func unknownLanguage() {
    let danish = Locale(identifier: "da_DK")
    let presenter = ProfilePresenter(
      Profile(of: .ada, followerCount: 1), in: .fixed(danish),
      wording: ProfilePhrasebook(locale: danish))
    #expect(presenter.followerCount == "1 follower")
  }

  @Test("the presenter is deallocated after use", .tags(.memory))
  func freed() async {
    await expectFreed {
      let presenter = makePresenter()
      #expect(presenter.followerCount == "")
      return presenter
    }
  }

  private func makePresenter(
    _ profile: Profile = Profile(of: .ada), in language: PresenterLanguage = .english
  ) -> ProfilePresenter {
    ProfilePresenter(
      profile, in: language.context, wording: ProfilePhrasebook(locale: language.locale))
  }
}
