import Domain
import Foundation
import PostsScreen
import ScriptRunner
import Storyboard

/// One run of the program: which storyboard, which posts, which input.
@MainActor
struct PostsRun {
  private let database: URL?
  private let storyboardFile: URL?
  private let options: StandardOptions
  private let console: Console

  init(_ given: CommandLineOptions, _ options: StandardOptions, _ console: Console) {
    database = given["--db"].map { URL(filePath: $0) }
    storyboardFile = given["--storyboard"].map { URL(filePath: $0) }
    self.options = options
    self.console = console
  }

  func play() async throws -> ExitStatus {
    let player = ScreenPlayer(console)
    let input = try player.input(script: options.script)
    let program = try await open(isScripted: input.isScripted)
    if case .lines([]) = input, options.script == nil, database == nil, storyboardFile == nil {
      await player.play(tour: Tour.steps, on: program)
      console.write("That was the tour. A storyboard of your own: posts --storyboard FILE")
      return .success
    }
    let status = await player.play(input, on: program)
    await program.source.leave()
    return status
  }

  /// The screens of the storyboard that was asked for, on the posts that were asked for. The
  /// storyboard is checked first: where it is bad, no database is made.
  private func open(isScripted: Bool) async throws -> PostsProgram {
    let storyboard = try storyboardFile.map(StoryboardFile.init(contentsOf:)) ?? .posts()
    try PostsStoryboard.check(storyboard)
    let source = try await source()
    let newest = try await source.session.posts().map(\.date).max()
    let program = try PostsProgram(
      storyboard, source: source,
      settings: options.settings(isScripted: isScripted, after: newest ?? .distantPast),
      size: options.size)
    do {
      try await program.settle()
    } catch {
      console.complain("\(error)")
    }
    return program
  }

  private func source() async throws -> any PostsSource {
    guard let database else { return DemoPostSession(DemoPosts.all) }
    return try await StoredPosts(at: database, firstPosts: DemoPosts.all)
  }
}
