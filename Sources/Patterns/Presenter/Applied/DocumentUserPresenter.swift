public import Domain
import Foundation

/// **A trap.** The presenter of a published example, with two bugs. Do not copy it.
///
/// 1. Without followers the label shows "Followed by " and no name.
/// 2. One follower is shown as "1 followers".
///
/// ``ProfilePresenter`` avoids both bugs: it returns an empty string if there are no followers, and
/// its wording contains the plural forms.
public nonisolated struct DocumentUserPresenter: Sendable {
  private let user: Profile
  private let context: PresentationContext

  /// Creates a presenter of `user`, formatted with `context`.
  public init(_ user: Profile, in context: PresentationContext) {
    self.user = user
    self.context = context
  }

  /// The follower count, or an empty string for 0.
  public var followerCountString: String {
    user.followerCount == 0 ? "" : "\(context.grouped(user.followerCount)) followers"
  }

  /// The names of the top followers after "Followed by ".
  public var followersString: String {
    "Followed by "
      + user.topFollowerNames.formatted(AbbreviatedConjunction(locale: context.locale))
  }
}
