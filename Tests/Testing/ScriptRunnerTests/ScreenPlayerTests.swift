import Foundation
import ScriptRunner
import TestSupport
import Testing

@Suite("Screen player")
@MainActor
struct ScreenPlayerTests {
  private final class CountingScreen: ScriptedScreen {
    var count = 0
    var picture: String { "count: \(count)" }

    func commands(_ console: Console) -> [ScriptCommand] {
      [ScriptCommand("up", help: "count up") { _ in self.count += 1 }]
    }
  }

  @Test("a script's lines may end with any line break")
  func script() throws {
    let folder = try TemporaryFolder()
    let file = URL(filePath: try folder.write("up\r\nup\n\nup", to: "script"))
    let lines = try ScreenPlayer(Console(program: "test")).input(script: file)
    #expect(lines == ["up", "up", "", "up"])
  }

  @Test("a script may be a pipe, and may be empty")
  func pipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("up\nup".utf8))
    try pipe.fileHandleForWriting.close()
    let player = ScreenPlayer(Console(program: "test"))
    for (path, expected) in [
      ("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)", ["up", "up"]), ("/dev/null", [""]),
    ] {
      let lines = try player.input(script: URL(filePath: path))
      #expect(lines == expected)
    }
  }

  @Test("a script of more than 16 MB throws an error")
  func large() throws {
    let folder = try TemporaryFolder()
    let file = URL(filePath: try folder.write("up", to: "script"))
    try FileHandle(forWritingTo: file).truncate(atOffset: 16 * 1024 * 1024 + 1)
    #expect(throws: ProgramError("\(file.path) is larger than 16 MB.")) {
      try ScreenPlayer(Console(program: "test")).input(script: file)
    }
  }

  @Test("a missing script throws an error with status 66")
  func missing() {
    #expect(throws: ProgramError("/nowhere cannot be read.", .noInput)) {
      try ScreenPlayer(Console(program: "test")).input(script: URL(filePath: "/nowhere"))
    }
  }

  @Test("a tour plays its prepared steps in order and continues after an error")
  func tour() async {
    let screen = CountingScreen()
    let steps = [("once", "one"), ("", "nonsense"), ("", "up")]
    await ScreenPlayer(Console(program: "test")).play(tour: steps, on: screen) {
      $0 == "one" ? "up" : $0
    }
    #expect(screen.count == 2)
  }
}
