/// Hears that an interaction is over: the document's way to report (D6, `interactionCompleted:`).
///
/// - Isolation: main actor. An interaction holds its delegate weakly: a screen that is gone hears
///   nothing, and the interaction completes all the same.
@MainActor
public protocol InteractionDelegate: AnyObject {
  /// The interaction is over. Called exactly once for each interaction, cancelled ones included;
  /// `interaction.state` tells which.
  func interactionCompleted(_ interaction: any Interacting)
}
