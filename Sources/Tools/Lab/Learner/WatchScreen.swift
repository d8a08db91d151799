/// The screen of `watch`: the task, the result of the last check, and the keys.
package struct WatchScreen {
  private let exercise: Exercise

  package init(_ exercise: Exercise) { self.exercise = exercise }

  /// Returns the screen with the result of a check.
  package func text(result: String) -> String {
    """
    \(exercise.title)   (\(exercise.name))
    Task: \(exercise.task)

    \(result)
    h hint   n next exercise   q quit   ⏎ check again

    """
  }
}
