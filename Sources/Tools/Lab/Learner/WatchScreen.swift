/// The screen of `watch`: the text, the files, the result of the last check, and the keys.
package struct WatchScreen {
  private let exercise: Exercise
  private let files: [String]

  /// Creates the screen of an exercise with the paths of the files to edit.
  package init(_ exercise: Exercise, files: [String]) {
    (self.exercise, self.files) = (exercise, files)
  }

  /// Returns the screen with the result of a check.
  ///
  /// A line with more than `width` characters is broken at spaces.
  ///
  /// - Parameter hint: The hint that was shown last; empty if there is none.
  package func text(result: String, hint: String = "", width: Int) -> String {
    let help = hint.isEmpty ? "" : "\n\(hint)\n"
    let text = """
      \(exercise.title)   (\(exercise.name))

      \(exercise.problem)

      Task: \(exercise.task)

      Edit: \(files.map { "Lab/\($0)" }.joined(separator: "\n      "))

      \(result)\(help)
      h hint   n next exercise   q quit   ⏎ check again

      """
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.wrapped(String($0), to: width) }
      .joined(separator: "\n")
  }

  /// Breaks a line at spaces. The further lines have the indentation of the first one.
  private static func wrapped(_ line: String, to width: Int) -> String {
    guard line.count > width else { return line }
    let indent = String(line.prefix { $0 == " " })
    let lines = line.split(separator: " ").reduce(into: [indent]) { lines, word in
      let last = lines[lines.count - 1]
      if last == indent {
        lines[lines.count - 1] += word
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(indent + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
