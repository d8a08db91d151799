package import SourceMeasures

/// When to choose a variant, and when not.
package struct VariantAdvice: Sendable {
  /// What the variant is, in a sentence.
  package let summary: String
  package let chooseWhen: [String]
  package let notWhen: [String]

  /// The advice on one variant.
  package init(on variant: Variant) {
    switch variant {
    case .massive: self = .massive
    case .protocolSplit: self = .protocolSplit
    case .mvvm: self = .mvvm
    case .slim: self = .slim
    }
  }

  private init(_ summary: String, when: [String], notWhen: [String]) {
    self.summary = summary
    chooseWhen = when
    self.notWhen = notWhen
  }

  private static let massive = VariantAdvice(
    "One controller that does everything, from the database to the keyboard.",
    when: [
      "the screen is small, is to be thrown away, or will have one reader",
      "you want to see all of it in one place before you know where to cut",
    ],
    notWhen: [
      "anybody else needs its data, its formatting or its form",
      "a decision is to be tested without a window and a real database",
      "two people change it in the same week",
    ])

  private static let protocolSplit = VariantAdvice(
    "Storage and server behind two protocols; a thin controller between them and its views.",
    when: [
      "storage and server are what hurts in tests: two doubles cure it",
      "the team knows UIKit, and wants one idea rather than five",
    ],
    notWhen: [
      "what has to be tested is the logic of the screen itself: it still needs views",
      "the controller goes on growing after the split: the protocols do not stop it",
    ])

  private static let mvvm = VariantAdvice(
    "One view model with requests, page data and logic; the controller shows it and passes taps on.",
    when: [
      "the logic is to be tested without any view, in milliseconds",
      "the screen moves to SwiftUI one day: the view model goes along",
    ],
    notWhen: [
      "nobody keeps the view model small: all that left the controller gathers there",
      "the screen has little state, and the binding would be its largest part",
    ])

  private static let slim = VariantAdvice(
    "Each job in a part of its own: data source, presenter, binding, interaction, keyboard, navigator.",
    when: [
      "several screens share the parts: each is written and tested once",
      "rows, forms and questions change for different reasons, at different times",
    ],
    notWhen: [
      "it is the only screen: the parts cost more than they save",
      "readers want to follow one tap through one file",
    ])
}
