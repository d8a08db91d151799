import Domain
import Foundation
import Presenter
import TestSupport
import Testing

/// Each known issue is a bug in `DocumentUserPresenter`.
/// `ProfilePresenter` does not have these bugs.
@Suite("DocumentUserPresenter: its bugs, and the corrected version", .tags(.trap))
@MainActor struct DocumentUserPresenterTests {
  enum Version: CaseIterable {
    case document
    case cured
  }

  /// Returns the texts of the two labels.
  private func texts(
    _ version: Version, count: Int, _ names: [String]
  ) -> (count: String, names: String) {
    let profile = Profile(of: .ada, followerCount: count, topFollowerNames: names)
    let context = PresenterLanguage.english.context
    switch version {
    case .document:
      let presenter = DocumentUserPresenter(profile, in: context)
      return (presenter.followerCountString, presenter.followersString)
    case .cured:
      let presenter = ProfilePresenter(
        profile, in: context, wording: ProfilePhrasebook(locale: context.locale))
      return (presenter.followerCount, presenter.followedBy)
    }
  }

  private func expectKnownBug(_ version: Version, _ expectation: () -> Void) {
    withKnownIssue("a bug of DocumentUserPresenter", expectation) { version == .document }
  }

  @Test("without followers, both labels are empty", arguments: Version.allCases)
  func withoutFollowers(_ version: Version) {
    let texts = texts(version, count: 0, [])
    #expect(texts.count == "")
    expectKnownBug(version) { #expect(texts.names == "") }
  }

  @Test("one follower is shown as “1 follower”", arguments: Version.allCases)
  func one(_ version: Version) {
    let texts = texts(version, count: 1, ["Grace"])
    #expect(texts.names == "Followed by Grace")
    expectKnownBug(version) { #expect(texts.count == "1 follower") }
  }

  @Test("with two followers, both versions return the same texts", arguments: Version.allCases)
  func two(_ version: Version) {
    let texts = texts(version, count: 2, ["Grace", "Kurt"])
    #expect(texts.count == "2 followers")
    #expect(texts.names == "Followed by Grace & Kurt")
  }
}
