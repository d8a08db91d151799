import Interaction

/// Records the completions that it is told of, and lets the test wait for the first.
@MainActor
final class SpyDelegate: InteractionDelegate {
  private(set) var completions: [InteractionState] = []
  var onCompletion: (any Interacting) -> Void = { _ in }

  func interactionCompleted(_ interaction: any Interacting) {
    completions.append(interaction.state)
    onCompletion(interaction)
  }
}
