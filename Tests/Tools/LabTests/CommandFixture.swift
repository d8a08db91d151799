import Foundation
import Lab

@testable import LabApp
@testable import ScriptRunner

/// Runs the lab's commands in a small kit, and collects their output.
@MainActor
class CommandFixture {
  let kit: SavedKit
  /// The output of the commands.
  var output = ""

  init() throws { kit = try SavedKit() }

  /// Creates a run with the arguments that follow the command's name.
  func makeRun(_ words: String...) throws -> LabRun {
    let options = try CommandLineOptions(
      ["--root", kit.root.path] + words,
      knowing: [
        LabProgram.root, CommandLineOption("--variant", "NAME", ""),
        CommandLineOption("--all", nil, ""),
      ])
    var console = Console(program: "lab")
    console.output = { self.output += $0 }
    return try LabRun(options, console)
  }

  func start(_ name: String?, variant: String? = nil) async throws {
    // If the folder of the build exists, the command does not build.
    try kit.write("", to: "Lab/.build/done")
    _ = try await makeRun().start(name, variant: variant)
  }
}
