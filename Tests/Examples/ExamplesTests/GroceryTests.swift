import TestSupport
import Testing

@Suite("grocery: a script prints the same bytes every time, on either screen")
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

  /// What chooses each of the two screens.
  private static let variants: [[String]] = [[], ["--massive"]]

  @Test("with nothing to read it plays the tour", arguments: variants)
  func tour(_ variant: [String]) async throws {
    let result = try await grocery(variant)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("grocery-tour").expect(result.output)
  }

  @Test("a script prints the same bytes, from a file or from a pipe", arguments: variants)
  func script(_ variant: [String]) async throws {
    let file = try home.write(Self.script, to: "commands")
    let fromFile = try await grocery(variant + ["--db", "a.sqlite", "--script", file])
    #expect(fromFile.status == 0)
    #expect(fromFile.errors.isEmpty)
    try Golden("grocery-script").expect(fromFile.output)
    let fromPipe = try await grocery(variant + ["--db", "b.sqlite"], input: Self.script)
    #expect(fromPipe.output == fromFile.output)
  }

  @Test("the screen can be smaller", arguments: variants)
  func size(_ variant: [String]) async throws {
    let result = try await grocery(
      variant + ["--db", "a.sqlite", "--size", "40x12"], input: Self.script)
    try Golden("grocery-small").expect(result.output)
  }

  @Test("what one screen wrote, the other shows")
  func persists() async throws {
    _ = try await grocery(["--db", "a.sqlite"], input: "add Party\nquit\n")
    let next = try await grocery(["--db", "a.sqlite", "--massive"])
    #expect(next.output.contains("Party"))
  }

  @Test("a bad command stops a script with its line number", arguments: variants)
  func badCommand(_ variant: [String]) async throws {
    let result = try await grocery(
      variant + ["--db", "a.sqlite"], input: "add Party\n\ndelete 7\nadd Camping\n")
    #expect(result.status == 65)
    #expect(result.errors == "grocery: line 3: there is no row 7\n")
  }

  @Test("a title that is refused says why, status 65", arguments: variants)
  func refused(_ variant: [String]) async throws {
    let result = try await grocery(variant + ["--db", "a.sqlite"], input: "add \"  \"\n")
    #expect(result.status == 65)
    #expect(result.errors.contains("a list needs a title"))
  }
}
