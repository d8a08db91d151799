/// The screen of `watch`: the text, the files, the result of the last check, and the keys.
package struct WatchScreen {
  private let exercise: Exercise
  private let files: [String]

  /// Creates the screen of an exercise with the paths of the files to edit.
  package init(_ exercise: Exercise, files: [String]) {
    (self.exercise, self.files) = (exercise, files)
  }

  /// Returns the screen with the result of a check.
  package func text(result: String) -> String {
    """
    \(exercise.title)   (\(exercise.name))

    \(exercise.problem)

    Task: \(exercise.task)

    Edit: \(files.map { "Lab/\($0)" }.joined(separator: "\n      "))

    \(result)
    h hint   n next exercise   q quit   ⏎ check again

    """
  }
}
