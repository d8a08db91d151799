/// The sources, tests and program of an exercise in one state.
package struct LabState: Equatable, Sendable {
  /// The modules that are built, with their tests and dependencies.
  package var modules: [String]
  /// The folders that are copied, with the texts of their files by path.
  ///
  /// All other folders are links to the kit's folders.
  package var folders: [String: [String: String]] = [:]
  /// The files of the target ExerciseTests by name. If there are no files, there is no such target.
  package var tests: [String: String] = [:]
  /// Whether the tests of ``modules`` are built and run, not only ExerciseTests.
  package var runsSuites = true
  /// Whether the tests run one after the other.
  package var isSerial = false
  /// The source of the program Prediction, and the modules that it imports.
  package var program: Program?
  /// Swift code at the end of the manifest.
  package var manifest = ""
  /// The module of the variant that the specification tests, or nil.
  package var variant: String?
  /// The number of tests that must run; nil for a learner's test or prediction.
  package var expectedTests: Int?

  /// A program whose output is predicted.
  package struct Program: Equatable, Sendable {
    package var source: String
    package var uses: [String]
  }
}
