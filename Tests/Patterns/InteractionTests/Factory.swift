import Interaction

/// An idle interaction with the spies around it.
@MainActor
func makeInteraction() -> (UserInteraction<SpySteps>, SpySteps, SpyDelegate) {
  let steps = SpySteps()
  let delegate = SpyDelegate()
  return (UserInteraction(steps, delegate: delegate), steps, delegate)
}
