import Database
import Foundation
import Presenter
import ScriptRunner

/// One run of the program with its options.
@MainActor
struct GroceryRun {
  private let database: URL?
  private let stage: GroceryStage
  private let options: StandardOptions
  private let console: Console

  init(_ given: CommandLineOptions, _ console: Console) throws(ProgramError) {
    database = given["--db"].map { URL(filePath: $0) }
    let number = given["--stage"] ?? "4"
    guard let stage = Int(number).flatMap(GroceryStage.init) else {
      throw ProgramError("There is no stage “\(number)”. The stages are 1 to 4.", .usage)
    }
    self.stage = stage
    options = try StandardOptions(given)
    self.console = console
  }

  func play() async throws -> ExitStatus {
    let player = ScreenPlayer(console)
    let lines = try player.input(script: options.script)
    if lines == [], database == nil {
      let (app, _) = try await makeApp(at: .memory, isScripted: true)
      await player.play(tour: Tour.steps, on: app)
      for line in try await DocumentFaults.lines() { console.write(line) }
      console.write("That was the tour. For the massive controller: grocery --stage 1")
      return .success
    }
    let file = try database ?? .supportFile("grocery.sqlite")
    let (app, stack) = try await makeApp(at: .file(file), isScripted: lines != nil)
    let status = await player.play(lines, on: app)
    await stack.emptyLog()
    return status
  }

  private func makeApp(
    at location: DatabaseLocation, isScripted: Bool
  ) async throws -> (GroceryApp, DatabaseStack) {
    // The program opens the file at every stage, so an invalid file always ends the program with an
    // error. The massive screen itself only shows an alert for an invalid file.
    let stack = try DatabaseStack(at: location, schema: .addressBook)
    let locale = options.context(isScripted: isScripted).locale
    let app = try await GroceryApp(
      stage, on: stack, at: location, locale: locale, size: options.size)
    try await app.settle()
    return (app, stack)
  }
}
