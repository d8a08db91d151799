public import Foundation

/// The texts of a profile in one language, for an app without a string catalog.
///
/// There are texts in five languages. Other languages get the English texts.
public nonisolated struct ProfilePhrasebook: Wording, Sendable {
  let followers: PluralForms
  let others: PluralForms
  /// The "Followed by" text. "{names}" is replaced with the names.
  let followedBy: String
  let follow: String
  let following: String
}

nonisolated extension ProfilePhrasebook {
  /// Creates the texts in the language of `locale`.
  public init(locale: Locale) {
    let texts = ["de": Self.german, "fr": .french, "zh": .chinese, "ar": .arabic]
    self = texts[locale.language.languageCode?.identifier ?? ""] ?? .english
  }

  /// Returns the text of `phrase`.
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

nonisolated extension ProfilePhrasebook {
  static let english = ProfilePhrasebook(
    followers: PluralForms(.singularOne, [.one: "{n} follower"], other: "{n} followers"),
    others: PluralForms(.singularOne, [.one: "{n} other"], other: "{n} others"),
    followedBy: "Followed by {names}", follow: "Follow", following: "Following")

  static let german = ProfilePhrasebook(
    followers: PluralForms(.singularOne, other: "{n} Follower"),
    others: PluralForms(
      .singularOne, [.one: "{n} weiteren Person"], other: "{n} weiteren Personen"),
    followedBy: "Gefolgt von {names}", follow: "Folgen", following: "Gefolgt")

  static let french = ProfilePhrasebook(
    followers: PluralForms(
      .french, [.one: "{n} abonné", .many: "{n} d’abonnés"], other: "{n} abonnés"),
    others: PluralForms(
      .french, [.one: "{n} autre", .many: "{n} d’autres"], other: "{n} autres"),
    // "Suivi par …" is not used, because its form depends on the person's gender.
    followedBy: "Abonnés : {names}", follow: "Suivre", following: "Abonné")

  static let chinese = ProfilePhrasebook(
    followers: PluralForms(.invariant, other: "{n}位关注者"),
    others: PluralForms(.invariant, other: "其他{n}人"),
    followedBy: "被{names}关注", follow: "关注", following: "已关注")

  static let arabic = ProfilePhrasebook(
    followers: PluralForms(
      .arabic,
      [
        .zero: "لا متابعين", .one: "متابع واحد", .two: "متابعان", .few: "{n} متابعين",
        .many: "{n} متابعًا",
      ], other: "{n} متابع"),
    others: PluralForms(
      .arabic,
      [
        .zero: "لا أحد", .one: "شخص آخر", .two: "شخصان آخران", .few: "{n} أشخاص آخرين",
        .many: "{n} شخصًا آخر",
      ], other: "{n} شخص آخر"),
    followedBy: "المتابعون: {names}", follow: "متابعة", following: "تتابعه")
}
