public import Domain
import Foundation
public import Observation

/// A profile made fit to show: every text that its screen needs, and nothing of the model (row D4).
///
/// The model is private, so a controller cannot reach round the presenter and format on its own.
/// The presenter is `@Observable`: who reads its texts under observation tracking, as a live
/// binding does, hears of every profile that it is given next.
///
///     presenter.followerCount                        // "1,234 followers"
///     presenter.followedBy                           // "Followed by Ada, Grace & 5 others"
///
/// It holds its parts and is held by the screen; it knows neither view nor controller.
@MainActor @Observable public final class ProfilePresenter {
  private var profile: Profile
  @ObservationIgnored private let context: PresentationContext
  @ObservationIgnored private let wording: any Wording<ProfilePhrase>

  /// A presenter of `profile`, for readers in `context`.
  public init(
    _ profile: Profile, in context: PresentationContext, wording: any Wording<ProfilePhrase>
  ) {
    self.profile = profile
    self.context = context
    self.wording = wording
  }

  /// Takes another profile, as it is after a request or a change of the store. One that is equal
  /// tells nobody: `@Observable` compares.
  public func present(_ profile: Profile) {
    self.profile = profile
  }

  /// The full name in the locale's order.
  public var name: String {
    FullNameStyle(locale: context.locale).format(
      given: profile.person.firstName, family: profile.person.lastName)
  }

  /// "1 follower", "1,234 followers"; empty where nobody follows: an empty label says it better.
  public var followerCount: String {
    guard profile.followerCount > 0 else { return "" }
    return wording.text(
      for: .followers(
        count: profile.followerCount, shown: context.grouped(profile.followerCount)))
  }

  /// "Followed by Ada & Grace", "Followed by Ada, Grace & 5 others"; empty where no name is known.
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

  /// Whether there is still somebody to follow: false once the user does.
  public var canFollow: Bool { !profile.isFollowed }

  /// The title of the follow button.
  public var followTitle: String {
    wording.text(for: profile.isFollowed ? .following : .follow)
  }
}
