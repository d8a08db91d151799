import Database
import Foundation
import ScriptRunner

/// One run of the program with its options.
@MainActor
struct GroceryRun {
  private let database: URL?
  private let isMassive: Bool
  private let options: StandardOptions
  private let console: Console

  init(_ given: CommandLineOptions, _ options: StandardOptions, _ console: Console) {
    database = given["--db"].map { URL(filePath: $0) }
    isMassive = given.has("--massive")
    self.options = options
    self.console = console
  }

  func play() async throws -> ExitStatus {
    let player = ScreenPlayer(console)
    let input = try player.input(script: options.script)
    if case .lines([]) = input, options.script == nil, database == nil {
      let (app, _) = try await makeApp(at: .memory, isScripted: true)
      await player.play(tour: Tour.steps, on: app)
      console.write("That was the tour. For the massive controller: grocery --massive")
      return .success
    }
    let file = try database ?? Self.defaultDatabase()
    let (app, stack) = try await makeApp(at: .file(file), isScripted: input.isScripted)
    let status = await player.play(input, on: app)
    await stack.emptyLog()
    return status
  }

  private func makeApp(
    at location: DatabaseLocation, isScripted: Bool
  ) async throws -> (GroceryApp, DatabaseStack) {
    // The file is opened for both screens, so an invalid file always ends the program with an error.
    // The massive screen itself only shows an alert for an invalid file.
    let stack = try DatabaseStack(at: location, schema: .addressBook)
    let locale = options.settings(isScripted: isScripted).locale
    let app =
      if isMassive {
        GroceryApp(massiveAt: location, locale: locale, size: options.size)
      } else {
        try await GroceryApp(on: stack, locale: locale, size: options.size)
      }
    try await app.settle()
    return (app, stack)
  }

  private static func defaultDatabase() throws -> URL {
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = support.appending(path: "Unmassive")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "grocery.sqlite")
  }
}
