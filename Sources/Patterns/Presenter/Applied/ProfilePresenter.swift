public import Domain
import Foundation
public import Observation

/// The texts of a profile screen.
///
/// The model is private, so a controller cannot format it. The presenter is `@Observable`, so a
/// live binding follows each change of the profile.
///
///     presenter.followerCount                        // "1,234 followers"
///     presenter.followedBy                           // "Followed by Ada, Grace & 5 others"
///
/// The screen retains the presenter, which references neither view nor controller.
@MainActor @Observable public final class ProfilePresenter {
  private var profile: Profile
  @ObservationIgnored private let context: PresentationContext
  @ObservationIgnored private let wording: any Wording<ProfilePhrase>

  /// Creates a presenter of `profile`, formatted with `context`.
  public init(
    _ profile: Profile, in context: PresentationContext, wording: any Wording<ProfilePhrase>
  ) {
    self.profile = profile
    self.context = context
    self.wording = wording
  }

  /// Replaces the profile, for example after a request. An equal profile notifies no observer.
  public func present(_ profile: Profile) {
    self.profile = profile
  }

  /// The full name in the locale's order.
  public var name: String {
    FullNameStyle(locale: context.locale).format(
      given: profile.person.firstName, family: profile.person.lastName)
  }

  /// The follower count: "1 follower", "1,234 followers", or an empty string for 0.
  public var followerCount: String {
    guard profile.followerCount > 0 else { return "" }
    return wording.text(
      for: .followers(
        count: profile.followerCount, shown: context.grouped(profile.followerCount)))
  }

  /// The names: "Followed by Ada & Grace", "Followed by Ada, Grace & 5 others", or an empty string.
  public var followedBy: String {
    var parts = profile.topFollowerNames
    guard !parts.isEmpty else { return "" }
    let others = profile.followerCount - parts.count
    if others > 0 {
      parts.append(wording.text(for: .others(count: others, shown: context.grouped(others))))
    }
    let names = parts.formatted(AbbreviatedConjunction(locale: context.locale))
    return wording.text(for: .followedBy(names: names))
  }

  /// Whether the follow button is enabled: the user does not follow the person yet.
  public var canFollow: Bool { !profile.isFollowed }

  /// The title of the follow button.
  public var followTitle: String {
    wording.text(for: profile.isFollowed ? .following : .follow)
  }
}

/// The localized texts of a profile. Numbers and names are formatted already.
public nonisolated enum ProfilePhrase: Hashable, Sendable {
  /// The text "1,234 followers": `count` selects the plural form, and `shown` is inserted.
  case followers(count: Int, shown: String)
  /// The text "5 others", at the end of a list of names.
  case others(count: Int, shown: String)
  /// The text "Followed by Ada & Grace", where `names` is "Ada & Grace".
  case followedBy(names: String)
  /// The title of the follow button.
  case follow
  /// The title of the follow button after the user followed the person.
  case following
}
