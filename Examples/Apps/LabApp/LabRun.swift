import Foundation
import Lab
import ScriptRunner
import SourceMeasures

/// One call of a command: its options, and the lab's files.
@MainActor
struct LabRun {
  let options: CommandLineOptions
  let console: Console
  /// The kit's folder.
  let root: URL
  let work: LabWork

  init(_ options: CommandLineOptions, _ console: Console) throws {
    (self.options, self.console) = (options, console)
    if let path = options[LabProgram.root.name] {
      root = try PackageSources(root: URL(filePath: path)).root
    } else {
      root = try PackageSources(ofProgramIn: #filePath).root
    }
    work = LabWork(root: root)
  }

  /// The map of all exercises with the learner's progress.
  var map: LabMap {
    get throws {
      let session = try work.session
      let exercises = try Exercise.all(in: root)
      let current = exercises.first { $0.id == session?.id }
      return LabMap(
        exercises, try LabProgress(in: work.folder),
        current: try current?.adapted(to: session?.variant, in: root))
    }
  }

  /// The first argument after the command, or nil.
  var argument: String? { options.arguments.first }

  /// Returns the exercise with this name.
  func exercise(_ name: String) throws -> Exercise {
    let exercises = try Exercise.all(in: root)
    guard let exercise = exercises.first(where: { $0.name == name }) else {
      throw ProgramError.unknown(
        "exercise", name, known: exercises.map(\.name),
        list: "“swift run lab list” lists the exercises.")
    }
    return exercise
  }

  /// The exercise that the learner started last, with the variant that the learner chose.
  var current: (exercise: Exercise, session: LabSession) {
    get throws {
      guard let session = try work.session else {
        throw LabError("No exercise is started. “swift run lab start” starts the next one.")
      }
      guard let exercise = try Exercise.all(in: root).first(where: { $0.id == session.id }) else {
        throw LabError(
          "The kit no longer contains the exercise “\(session.place)”. "
            + "“swift run lab start” starts the next one.")
      }
      return (try exercise.adapted(to: session.variant, in: root), session)
    }
  }

  /// Returns the variant with this name, such as `slim`.
  func variant(_ name: String, among variants: [Variant]) throws -> Variant {
    guard let variant = variants.first(where: { $0.rawValue == name }) else {
      throw ProgramError.unknown("variant", name, known: variants.map(\.rawValue))
    }
    return variant
  }
}
