/// The port through which a presenter gets its localized texts.
///
/// `Phrase` is an enum of the presenter. Each case is a text, with its numbers and names already
/// formatted. An app returns the text from its string catalog, but a test can return a description
/// of the case.
@MainActor public protocol Wording<Phrase> {
  /// The texts that can be requested.
  associatedtype Phrase

  /// Returns the text of `phrase`.
  func text(for phrase: Phrase) -> String
}
