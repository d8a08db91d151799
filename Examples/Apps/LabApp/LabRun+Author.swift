import Foundation
import Lab
import ScriptRunner

extension LabRun {
  private static let json = CommandLineOption("--json", nil, "print JSON")

  /// The commands for authors of exercises.
  static let authorCommands = [
    Subcommand(
      "verify", "[NAME…]", count: 0...Int.max, help: "prove that exercises are right",
      details: """
        The start must fail as declared, the solution must pass, and each wrong solution must be
        rejected. Without names: proves the exercises whose files or modules changed since --update.
        Works in Lab/.verify, so the learner's files stay. Exits with 1 if anything is wrong.
        """,
      options: [
        CommandLineOption("--all", nil, "prove all exercises"),
        CommandLineOption(
          "--tenth", "SEED", "also prove a random tenth of the unchanged ones (0: a random seed)"),
        CommandLineOption("--update", nil, "write \(VerifiedExercises.path)"), json,
      ]
    ) { try await LabRun($0, $1).verify() },
    Subcommand(
      "matrix", "[PATTERN…]", count: 0...Int.max,
      help: "show which tests of a pattern fail for its named faults",
      details: """
        Each edit below Examples/Lab/PATTERN is a fault. Each fault must fail a test, and each test
        must fail for a fault or be listed in exceptions.txt. Otherwise exits with 1.
        """,
      options: [json]
    ) { try await LabRun($0, $1).matrix() },
    Subcommand(
      "new", "TOPIC NAME", count: 2...2, help: "write the files of a new exercise",
      options: [
        CommandLineOption("--kind", "KIND", "predict, fix, catch, inject, cut or change")
      ]
    ) { try LabRun($0, $1).new() },
  ]

  /// A runner with a separate folder, so that the learner's files stay unchanged.
  private var verifyRunner: LabRunner {
    LabRunner(LabPackage(root: root, path: "Lab/.verify")) { [console] in console.complain($0) }
  }

  private func verify() async throws -> ExitStatus {
    let exercises = try Exercise.all(in: root)
    var verified = try VerifiedExercises(in: root)
    let selected = try selection(of: exercises, &verified)
    guard !selected.isEmpty else {
      console.write("No exercise changed since it was proved. “--all” proves all exercises.")
      return .success
    }
    let lock = try LabLock("verify", in: work.folder) {
      console.complain("Another “lab verify” is running. Waiting until it ends.")
    }
    defer { lock.end() }
    let verification = Verification(in: root, runner: verifyRunner)
    var summary = ProofSummary()
    for (index, exercise) in selected.enumerated() {
      let proof = try await verification.prove(exercise)
      summary.proofs.append(proof)
      console.complain("\(index + 1)/\(selected.count) \(ProofSummary.text(of: proof))")
      guard proof.problems.isEmpty, options.has("--update") else { continue }
      try verified.record(exercise)
      try verified.write(keeping: exercises)
    }
    console.write(options.has("--json") ? try summary.json() : summary.text, terminator: "")
    return summary.isSuccess ? .success : .failure
  }

  private func selection(
    of exercises: [Exercise], _ verified: inout VerifiedExercises
  ) throws -> [Exercise] {
    if options.has("--all") { return exercises }
    guard options.arguments.isEmpty else {
      return try options.arguments.map { try exercise($0) }
    }
    var part = 0.0
    var seed: UInt64 = 0
    if let text = options["--tenth"] {
      guard let number = UInt64(text) else {
        throw ProgramError("--tenth needs a whole number.", .usage)
      }
      (part, seed) = (0.1, number == 0 ? UInt64.random(in: 1...999_999) : number)
      console.complain("The seed of the random tenth is \(seed).")
    }
    var generator = SeededNumbers(seed: seed)
    return try verified.changed(among: exercises, part: part, using: &generator)
  }

  private func matrix() async throws -> ExitStatus {
    let known = FaultMatrixRun.patterns
    for name in options.arguments where !known.contains(name) {
      throw ProgramError.unknown("pattern", name, known: known)
    }
    let lock = try LabLock("verify", in: work.folder) {
      console.complain("Another “lab verify” is running. Waiting until it ends.")
    }
    defer { lock.end() }
    var matrices: [FaultMatrix] = []
    for pattern in options.arguments.isEmpty ? known : options.arguments {
      let run = FaultMatrixRun(in: root, runner: verifyRunner)
      let matrix = try await run.matrix(of: pattern) { fault in
        console.complain("\(pattern): \(fault.summary)")
      }
      matrices.append(matrix)
      if !options.has("--json") { console.write(matrix.text, terminator: "") }
    }
    if options.has("--json") { console.write(try FaultMatrix.json(matrices), terminator: "") }
    return matrices.allSatisfy(\.problems.isEmpty) ? .success : .failure
  }

  private func new() throws -> ExitStatus {
    let (topic, name) = (options.arguments[0], options.arguments[1])
    guard Exercise.topics.contains(topic) else {
      throw ProgramError.unknown("topic", topic, known: Exercise.topics)
    }
    let kinds = Exercise.Kind.allCases.map(\.rawValue)
    guard let word = options["--kind"] else {
      throw ProgramError("Add --kind with \(kinds.joined(separator: ", ")).", .usage)
    }
    guard let kind = Exercise.Kind(rawValue: word) else {
      throw ProgramError.unknown("kind", word, known: kinds)
    }
    guard try !Exercise.all(in: root).contains(where: { $0.name == name }) else {
      throw ProgramError("There is an exercise “\(name)” already.")
    }
    let exercise = try NewExercise(name, in: topic, kind: kind)
    try exercise.write(to: root)
    console.write(
      "Wrote \(exercise.path):\n" + exercise.files.keys.sorted().map { "  \($0)\n" }.joined()
        + "Edit these files, then run: swift run lab verify \(name)")
    return .success
  }
}
