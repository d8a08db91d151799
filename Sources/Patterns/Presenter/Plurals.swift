/// The plural forms of a noun, as named by Unicode's CLDR.
///
/// Arabic uses all of them, Chinese only one.
public nonisolated enum PluralCategory: Hashable, Sendable, CaseIterable {
  /// The form for 0, as in Arabic.
  case zero
  /// The singular.
  case one
  /// The dual, as in Arabic.
  case two
  /// A small number, such as 3 to 10 in Arabic.
  case few
  /// A large number, such as 11 to 99 in Arabic, or whole millions in French.
  case many
  /// The general form, which every language has.
  case other
}

/// The plural rules of the kit's five languages. A rule selects the form for a whole number.
///
///     PluralRule(languageCode: "fr").category(of: 0)    // .one: "0 abonné"
///     PluralRule(languageCode: "en").category(of: 0)    // .other: "0 followers"
///
/// Source: the cardinal rules of Unicode's CLDR. An app on Apple's systems uses a string catalog
/// instead, and conforms to ``Wording`` with `String(localized:)`.
public nonisolated enum PluralRule: Hashable, Sendable, CaseIterable {
  /// One form for every number, as in Chinese. This rule is also used for languages that have no
  /// rule here.
  case invariant
  /// The rule of English and German, in which only 1 is singular.
  case singularOne
  /// The rule of French, in which 0 and 1 are singular and whole millions have their own form.
  case french
  /// The rule of Arabic, which has six forms.
  case arabic

  /// Creates the rule of the language with this ISO 639 code, such as "de".
  public init(languageCode: String) {
    self =
      switch languageCode {
      case "en", "de": .singularOne
      case "fr": .french
      case "ar": .arabic
      default: .invariant
      }
  }

  /// Returns the plural form for `count`. The sign is ignored.
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

/// A phrase in all its plural forms.
///
///     let followers = PluralForms(.singularOne, [.one: "{n} follower"], other: "{n} followers")
///     followers.text(for: 1_234, shown: "1,234")      // "1,234 followers"
public nonisolated struct PluralForms: Hashable, Sendable {
  private let rule: PluralRule
  private let forms: [PluralCategory: String]
  private let other: String

  /// Creates a phrase. "{n}" is replaced with the number.
  ///
  /// - Parameters:
  ///   - rule: The rule of the language of the texts. It can differ from the locale's language: an
  ///     app without Danish texts shows English texts with English plurals.
  ///   - forms: The forms that differ from `other`.
  ///   - other: The form for all other numbers.
  public init(_ rule: PluralRule, _ forms: [PluralCategory: String] = [:], other: String) {
    self.rule = rule
    self.forms = forms
    self.other = other
  }

  /// Returns the phrase in the plural form for `count`, with `shown` in place of "{n}".
  public func text(for count: Int, shown: String) -> String {
    (forms[rule.category(of: count)] ?? other).replacing("{n}", with: shown)
  }
}
