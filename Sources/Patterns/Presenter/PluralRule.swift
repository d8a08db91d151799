/// Tells which form of a noun goes with a whole number, in the languages of the kit's own texts.
///
///     PluralRule(languageCode: "fr").category(of: 0)    // .one: "0 abonné"
///     PluralRule(languageCode: "en").category(of: 0)    // .other: "0 followers"
///
/// Source: the cardinal rules of Unicode's CLDR. An app on Apple's systems keeps such forms in a
/// string catalogue, and needs neither this type nor ``PluralForms``: it meets ``Wording`` with
/// `String(localized:)`.
public nonisolated enum PluralRule: Hashable, Sendable, CaseIterable {
  /// One form for every number: Chinese, Japanese, and each language not named here.
  case invariant
  /// 1 is singular: English, German.
  case singularOne
  /// 0 and 1 are singular, whole millions have a form of their own: French.
  case french
  /// Six forms: Arabic.
  case arabic

  /// The rule of the language with this ISO 639 code, such as "de".
  public init(languageCode: String) {
    self =
      switch languageCode {
      case "en", "de": .singularOne
      case "fr": .french
      case "ar": .arabic
      default: .invariant
      }
  }

  /// The form that goes with `count`; the sign does not matter.
  public func category(of count: Int) -> PluralCategory {
    let count = count.magnitude
    return switch self {
    case .invariant: .other
    case .singularOne: count == 1 ? .one : .other
    case .french:
      switch count {
      case 0, 1: .one
      case _ where count.isMultiple(of: 1_000_000): .many
      default: .other
      }
    case .arabic:
      switch (count, count % 100) {
      case (0, _): .zero
      case (1, _): .one
      case (2, _): .two
      case (_, 3...10): .few
      case (_, 11...99): .many
      default: .other
      }
    }
  }
}
