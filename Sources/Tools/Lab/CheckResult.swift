/// The result of a check of the learner's work.
package struct CheckResult: Equatable, Sendable {
  /// The reason why the exercise is not solved yet.
  package enum Problem: Equatable, Sendable {
    /// The learner's files do not compile.
    case build([CompilerMessage])
    /// The package cannot be built, but no error is in the learner's files.
    ///
    /// For example, another file uses a name that the learner removed.
    case otherBuild([CompilerMessage])
    /// Tests failed. `first` is the failure that helps the learner most.
    case failed(first: Failure, count: Int)
    /// No test ran, or not as many as the suite's files contain.
    case count
    /// A time limit stopped the build, the tests or the program.
    case stopped(seconds: Int, running: [String])
    /// The test process ended while these tests ran.
    case crashed(running: [String])
    /// The learner's test fails on a correct implementation.
    case failsOnCorrect(Failure)
    /// The learner's test misses at least one mistake.
    case missed
    /// At least one goal is not reached.
    case goals
    /// Hidden tests fail. Their names describe the expected behavior.
    case held([String])
    /// The tests do not count, for the reason in this sentence.
    case uncounted(String)
    /// This line of the prediction is wrong. Lines are counted from 1, without comments and empty
    /// lines.
    case prediction(line: Int, text: String, difference: String)
    /// The prediction has more or fewer lines than the solution.
    case predictionLines(count: Int, expected: Int)
    /// Another step of the check failed, for the reason in this sentence.
    case other(String)
  }

  /// A failed test and its first message.
  package struct Failure: Equatable, Sendable {
    package let suite: String
    package let name: String
    package let message: String
    /// The file and the line of the failure.
    package let place: String

    /// The suite and the name, as in `fails.txt`.
    package var title: String { "\(suite): \(name)" }
  }

  /// One of the mistakes that the learner's test must notice.
  package struct Chaff: Equatable, Sendable {
    package enum Verdict: Equatable, Sendable {
      case caught, missed, unviable
      /// The test process crashed or was stopped, so failed expectations do not count.
      case crashed, timedOut
    }

    package let name: String
    /// What a user of the app would notice because of the mistake.
    package let says: String
    package let verdict: Verdict
  }

  /// A measure of the learner's sources and its limit.
  package struct GoalResult: Equatable, Sendable {
    package let goal: Goal
    package let value: Int
    package var isReached: Bool { goal.isMinimum ? value >= goal.limit : value <= goal.limit }
  }

  /// The lines and files that a change touches, and the existing tests that it changes.
  package struct Touched: Equatable, Sendable {
    package var lines = 0
    package var files = 0
    package var tests = 0
    /// The added and removed lines of each changed source file, by the file's name.
    package var parts: [String: Int] = [:]
  }

  /// The reason why the exercise is not solved; nil if it is solved.
  package var problem: Problem?
  /// The number of tests that ended or were skipped.
  package var ran = 0
  /// The number of tests that must run; nil for a learner's test or prediction.
  package var expected: Int?
  /// All failed tests, the most helpful first.
  package var failures: [Failure] = []
  /// All messages of the compiler, including those in the kit's files.
  package var messages: [CompilerMessage] = []
  package var chaffs: [Chaff] = []
  package var goals: [GoalResult] = []
  /// The size of the learner's change, and then the size of the reference.
  package var touched: [Touched] = []
  package var steps: [LabOutcome.Step] = []

  package var isSolved: Bool { problem == nil }

  package init(_ problem: Problem? = nil) { self.problem = problem }
}
