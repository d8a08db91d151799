import TestSupport
import Testing

@Suite("The `grocery` program prints the same text for the same script")
struct GroceryAppTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func grocery(_ arguments: [String], input: String = "") async throws -> Program.Result {
    try await Program("grocery").run(
      ["--locale", "en_US"] + arguments, input: input, home: home.url)
  }

  private static let script = """
    # three lists
    add Party
    add "Weekend in Camp"
    add "élan vital"
    show
    delete 2
    """

  /// The options for each of the four stages. The default is stage 4.
  private static let stages: [[String]] =
    [[]] + (1...3).map { ["--stage", "\($0)"] }
  /// The default stage and stage 1, which opens its own database; all stages if PROGRAM_RUNS=all.
  private static let twoStages = Program.runsAll ? stages : [[], ["--stage", "1"]]

  @Test("without input, the program plays the tour", arguments: twoStages)
  func tour(_ stage: [String]) async throws {
    let result = try await grocery(stage)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("grocery-tour").expect(result.output)
  }

  @Test("a script prints the same text in each stage", arguments: twoStages)
  func script(_ stage: [String]) async throws {
    let file = try home.write(Self.script, to: "commands")
    let fromFile = try await grocery(stage + ["--db", "a.sqlite", "--script", file])
    #expect(fromFile.status == 0)
    #expect(fromFile.errors.isEmpty)
    try Golden("grocery-script").expect(fromFile.output)
  }

  @Test("commands from a pipe print the same text as a script", .inAllRuns)
  func pipe() async throws {
    let result = try await grocery(["--db", "a.sqlite"], input: Self.script)
    try Golden("grocery-script").expect(result.output)
  }

  @Test("`--size` draws a smaller screen", arguments: twoStages.cases(1))
  func size(_ stage: [String]) async throws {
    let result = try await grocery(
      stage + ["--db", "a.sqlite", "--size", "40x12"], input: Self.script)
    try Golden("grocery-small").expect(result.output)
  }

  @Test("stage 1 shows a list that was added in stage 4")
  func persists() async throws {
    _ = try await grocery(["--db", "a.sqlite"], input: "add Party\nquit\n")
    let next = try await grocery(["--db", "a.sqlite", "--stage", "1"])
    #expect(next.output.contains("Party"))
  }

  @Test("a bad command stops the script and reports the line number", arguments: twoStages)
  func badCommand(_ stage: [String]) async throws {
    let result = try await grocery(
      stage + ["--db", "a.sqlite"], input: "add Party\n\ndelete 7\nadd Camping\n")
    #expect(result.status == 65)
    #expect(result.errors == "grocery: line 3: There is no row 7.\n")
  }

  @Test(
    "an unknown stage prints an error and exits with status 64",
    arguments: ["0", "5", "massive"].cases(1))
  func unknownStage(_ number: String) async throws {
    let result = try await grocery(["--stage", number])
    #expect(result.status == 64)
    #expect(result.errors.contains("There is no stage “\(number)”. The stages are 1 to 4."))
  }

  @Test(
    "an invalid title prints the reason and exits with status 65", arguments: twoStages.cases(1))
  func refused(_ stage: [String]) async throws {
    let result = try await grocery(stage + ["--db", "a.sqlite"], input: "add \"  \"\n")
    #expect(result.status == 65)
    #expect(result.errors.contains("a list needs a title"))
  }
}
