import Database
import Domain
import Foundation
import ScriptRunner

/// One run of the program: which database, which input, and what comes first.
@MainActor
struct ProfileRun {
  private let database: URL?
  private let options: StandardOptions
  private let console: Console

  init(_ given: CommandLineOptions, _ options: StandardOptions, _ console: Console) {
    database = given["--db"].map { URL(filePath: $0) }
    self.options = options
    self.console = console
  }

  func play() async throws -> ExitStatus {
    let player = ScreenPlayer(console)
    let input = try player.input(script: options.script)
    if case .lines([]) = input, options.script == nil, database == nil {
      return try await playTour(player)
    }
    let app = try await makeApp(
      at: database ?? Self.defaultDatabase(), isScripted: input.isScripted)
    let status = await player.play(input, on: app)
    await app.leave()
    return status
  }

  private func playTour(_ player: ScreenPlayer) async throws -> ExitStatus {
    let folder = FileManager.default.temporaryDirectory.appending(path: "profile-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    await player.play(
      tour: Tour.steps,
      on: try await makeApp(at: folder.appending(path: "tour.sqlite"), isScripted: true))
    console.write("That was the tour. A profile of your own: profile --db FILE")
    return .success
  }

  private func makeApp(at url: URL, isScripted: Bool) async throws -> ProfileScene {
    let app = try await ProfileScene(at: .file(url), size: options.size) {
      options.settings(isScripted: isScripted, after: $0)
    }
    try await app.settle()
    return app
  }

  private static func defaultDatabase() throws -> URL {
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = support.appending(path: "Unmassive")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "profile.sqlite")
  }
}
