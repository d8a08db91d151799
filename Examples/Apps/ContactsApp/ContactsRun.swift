import Database
import Domain
import Foundation
import ScriptRunner
import VCard

/// One run of the program: which database, which input, and what comes first.
@MainActor
struct ContactsRun {
  private let options: ContactsOptions
  private let console: Console

  init(_ options: ContactsOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  func play() async throws -> ExitStatus {
    if let script = options.script {
      guard let text = try? String(contentsOf: script, encoding: .utf8) else {
        console.complain("\(script.path) cannot be read as text")
        return .noInput
      }
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return try await play(lines.map(String.init))
    }
    if console.isInteractive { return try await converse() }
    let lines = Array(console.inputLines())
    let hasNothingToDo = lines.isEmpty && options.database == nil && options.vCardFile == nil
    return hasNothingToDo ? try await playTour() : try await play(lines)
  }

  /// Plays lines that nobody types: by last name at first, whatever the user's setting is, so that
  /// the same script prints the same bytes.
  private func play(_ lines: [String]) async throws -> ExitStatus {
    let app = try await open(TransientSortSetting())
    return await session(app).play(lines, isInteractive: false)
  }

  private func converse() async throws -> ExitStatus {
    let app = try await open(UserDefaultsSortSetting(defaults: .standard))
    console.write(app.picture)
    console.write("Type a command; “help” lists them, “quit” ends.")
    return await session(app).play(console.inputLines(), isInteractive: true)
  }

  private func playTour() async throws -> ExitStatus {
    let folder = FileManager.default.temporaryDirectory.appending(path: "contacts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cards = folder.appending(path: "pioneers.vcf")
    try Data(PackageResources.pioneers_vcf).write(to: cards)
    let app = try await makeApp(
      at: folder.appending(path: "tour.sqlite"), TransientSortSetting())
    for step in Tour.steps {
      if !step.story.isEmpty { console.write(step.story) }
      console.write("> \(step.command)\n")
      let command = step.command.replacing("pioneers.vcf", with: "\"\(cards.path)\"")
      _ = await session(app, complain: { console.write($0 + "\n") })
        .play([command, "show", "quit"], isInteractive: false)
    }
    console.write("That was the tour. Your own cards: contacts --import FILE.vcf")
    return .success
  }

  /// The app on the database that was asked for, with the file imported that was asked for.
  private func open(_ setting: any SortSetting) async throws -> AddressBookApp {
    let url = try options.database ?? Self.defaultDatabase()
    let isFirstStart = !FileManager.default.fileExists(atPath: url.path)
    let app = try await makeApp(at: url, setting)
    if isFirstStart, options.database == nil, options.vCardFile == nil {
      let pioneers = VCardReader().read(Data(PackageResources.pioneers_vcf), today: app.today)
      try await app.store.save(pioneers.people.map { Person($0.info) })
      console.complain("first start: two dozen pioneers were added, to have somebody to look at")
    }
    if let file = options.vCardFile { try await app.importPeople(from: file, console) }
    return app
  }

  private func makeApp(at url: URL, _ setting: any SortSetting) async throws -> AddressBookApp {
    let app = try await AddressBookApp(
      at: .file(url), sortSetting: setting, locale: options.locale, size: options.size)
    try await app.settle()
    return app
  }

  private func session(
    _ app: AddressBookApp, complain: (@MainActor (String) -> Void)? = nil
  ) -> ScriptSession {
    ScriptSession(
      commands: app.commands(console), draw: { console.write(app.picture) },
      write: { console.write($0) }, complain: complain ?? { console.complain($0) })
  }

  private static func defaultDatabase() throws -> URL {
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = support.appending(path: "Unmassive")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "contacts.sqlite")
  }
}
