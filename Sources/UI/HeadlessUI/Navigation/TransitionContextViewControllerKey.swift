/// The two controllers of a transition (`UITransitionContextViewControllerKey`).
public enum TransitionContextViewControllerKey: Sendable {
  /// Who is seen at the beginning, and again after a transition that was cancelled.
  case from
  /// Who is seen at the end.
  case to
}
