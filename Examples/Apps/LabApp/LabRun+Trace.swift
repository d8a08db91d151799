import Foundation
import Lab
import RecordedSequences
import ScriptRunner
import SourceMeasures

extension LabRun {
  static let checkOptions = [
    CommandLineOption("--timings", nil, "print the seconds of each step"),
    CommandLineOption(
      "--trace", nil, "after a cut, record the calls of an action, and print what changed"),
  ]

  /// Records the calls of the exercise's action with the learner's files.
  ///
  /// Returns how the calls differ from those of the kit's massive list.
  func trace() async throws -> String {
    let exercise = try current.exercise
    guard let action = exercise.action.flatMap(RecordedAction.init) else {
      throw LabError("--trace is for an exercise of the topic Cut with a recorded action.")
    }
    let package = LabPackage(root: root, path: "Lab/Trace")
    var state = try LabPackage(root: root).learnerState(of: exercise)
    // Without a selection of modules, the package contains the player.
    (state.modules, state.tests) = ([], [:])
    try package.write(state)
    let isFirst = !SequenceRecorder.hasBuild(in: package.folder)
    console.complain(
      "Recording the calls …" + (isFirst ? " The first time this takes one to four minutes." : ""))
    let after = try await SequenceRecorder(root: package.folder).record(action, .massive)
    let path = RecordedSequence.path(of: action, .massive)
    let before = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    let difference = TextDifference.text(path, from: before, to: after.text)
    return "\n\(action.title): the calls of the kit's massive list (-) and of yours (+)\n\n"
      + (difference.isEmpty ? "The calls are the same.\n" : difference)
  }
}
