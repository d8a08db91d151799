public import Foundation

/// The texts of a profile in five languages: the ``Wording`` of an app without a string catalogue.
///
/// For a language that it does not have it answers in English.
public nonisolated struct ProfilePhrasebook: Wording, Sendable {
  let followers: PluralForms
  let others: PluralForms
  /// In which "{names}" stands for the names.
  let followedBy: String
  let follow: String
  let following: String

  /// The texts in the language of `locale`.
  public init(locale: Locale) {
    self =
      switch locale.language.languageCode?.identifier {
      case "de": .german
      case "fr": .french
      case "zh": .chinese
      case "ar": .arabic
      default: .english
      }
  }

  init(
    followers: PluralForms, others: PluralForms, followedBy: String, follow: String,
    following: String
  ) {
    self.followers = followers
    self.others = others
    self.followedBy = followedBy
    self.follow = follow
    self.following = following
  }

  /// The text that says `phrase`.
  public func text(for phrase: ProfilePhrase) -> String {
    switch phrase {
    case .followers(let count, let shown): followers.text(for: count, shown: shown)
    case .others(let count, let shown): others.text(for: count, shown: shown)
    case .followedBy(let names): followedBy.replacing("{names}", with: names)
    case .follow: follow
    case .following: following
    }
  }
}
