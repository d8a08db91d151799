import TestSupport
import Testing

@Suite("The `grocery` program prints the same text for the same script")
struct GroceryAppTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

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

  /// The options that choose each of the two screens.
  private static let variants: [[String]] = [[], ["--massive"]]

  @Test("without input, the program plays the tour", arguments: variants)
  func tour(_ variant: [String]) async throws {
    let result = try await grocery(variant)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("grocery-tour").expect(result.output)
  }

  @Test("a script prints the same text from a file and from a pipe", arguments: variants)
  func script(_ variant: [String]) async throws {
    let file = try home.write(Self.script, to: "commands")
    let fromFile = try await grocery(variant + ["--db", "a.sqlite", "--script", file])
    #expect(fromFile.status == 0)
    #expect(fromFile.errors.isEmpty)
    try Golden("grocery-script").expect(fromFile.output)
    let fromPipe = try await grocery(variant + ["--db", "b.sqlite"], input: Self.script)
    #expect(fromPipe.output == fromFile.output)
  }

  @Test("`--size` draws a smaller screen", arguments: variants)
  func size(_ variant: [String]) async throws {
    let result = try await grocery(
      variant + ["--db", "a.sqlite", "--size", "40x12"], input: Self.script)
    try Golden("grocery-small").expect(result.output)
  }

  @Test("the massive screen shows a list that was added on the other screen")
  func persists() async throws {
    _ = try await grocery(["--db", "a.sqlite"], input: "add Party\nquit\n")
    let next = try await grocery(["--db", "a.sqlite", "--massive"])
    #expect(next.output.contains("Party"))
  }

  @Test("a bad command stops the script and reports the line number", arguments: variants)
  func badCommand(_ variant: [String]) async throws {
    let result = try await grocery(
      variant + ["--db", "a.sqlite"], input: "add Party\n\ndelete 7\nadd Camping\n")
    #expect(result.status == 65)
    #expect(result.errors == "grocery: line 3: there is no row 7\n")
  }

  @Test("an invalid title prints the reason and exits with status 65", arguments: variants)
  func refused(_ variant: [String]) async throws {
    let result = try await grocery(variant + ["--db", "a.sqlite"], input: "add \"  \"\n")
    #expect(result.status == 65)
    #expect(result.errors.contains("a list needs a title"))
  }
}
