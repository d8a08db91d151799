/// The port through which a presenter gets its sentences, in whatever language the app has them.
///
/// `Phrase` is an enum of the presenter's own: each case is something it may want to say, with the
/// parts already made fit to show. A test answers with the case itself, and so reads what was asked
/// for without a language getting in its way; an app answers from its string catalogue.
@MainActor public protocol Wording<Phrase> {
  /// What may be said.
  associatedtype Phrase

  /// The text that says `phrase`.
  func text(for phrase: Phrase) -> String
}
