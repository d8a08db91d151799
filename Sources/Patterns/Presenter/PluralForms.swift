/// One phrase in all the forms that a language has for it.
///
///     let followers = PluralForms(.singularOne, [.one: "{n} follower"], other: "{n} followers")
///     followers.text(for: 1_234, shown: "1,234")      // "1,234 followers"
public nonisolated struct PluralForms: Hashable, Sendable {
  private let rule: PluralRule
  private let forms: [PluralCategory: String]
  private let other: String

  /// The forms of a phrase, in which "{n}" stands for the number.
  ///
  /// - Parameters:
  ///   - rule: the rule of the language that the forms are written in, which need not be the
  ///     locale's: an app without Danish shows its English texts, with English plurals.
  ///   - forms: the forms that differ from `other`.
  ///   - other: the form for every number that has none of its own.
  public init(_ rule: PluralRule, _ forms: [PluralCategory: String] = [:], other: String) {
    self.rule = rule
    self.forms = forms
    self.other = other
  }

  /// The form that goes with `count`, with the number as it is to be `shown`.
  public func text(for count: Int, shown: String) -> String {
    (forms[rule.category(of: count)] ?? other).replacing("{n}", with: shown)
  }
}
