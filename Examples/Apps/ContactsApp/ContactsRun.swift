import Database
import Domain
import Foundation
import ScriptRunner
import VCard

/// One run of the program: which database, which input, and what comes first.
@MainActor
struct ContactsRun {
  private let database: URL?
  private let vCardFile: URL?
  private let options: StandardOptions
  private let console: Console

  init(_ given: CommandLineOptions, _ options: StandardOptions, _ console: Console) {
    database = given["--db"].map { URL(filePath: $0) }
    vCardFile = given["--import"].map { URL(filePath: $0) }
    self.options = options
    self.console = console
  }

  /// Lines that nobody types start by last name, whatever the user's setting is, so that the same
  /// script prints the same bytes; by hand the order is remembered.
  func play() async throws -> ExitStatus {
    let player = ScreenPlayer(console)
    let input = try player.input(script: options.script)
    switch input {
    case .lines([]) where options.script == nil && database == nil && vCardFile == nil:
      return try await playTour(player)
    case .lines:
      return await player.play(input, on: try await open(TransientSortSetting()))
    case .keyboard:
      let setting = UserDefaultsSortSetting(defaults: .standard)
      return await player.play(input, on: try await open(setting, greets: true))
    }
  }

  private func playTour(_ player: ScreenPlayer) async throws -> ExitStatus {
    let folder = FileManager.default.temporaryDirectory.appending(path: "contacts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cards = folder.appending(path: "pioneers.vcf")
    try Data(PackageResources.pioneers_vcf).write(to: cards)
    let app = try await makeApp(
      at: folder.appending(path: "tour.sqlite"), TransientSortSetting())
    await player.play(tour: Tour.steps, on: app) {
      $0.replacing("pioneers.vcf", with: "\"\(cards.path)\"")
    }
    console.write("That was the tour. Your own cards: contacts --import FILE.vcf")
    return .success
  }

  /// The app on the database that was asked for, with the file imported that was asked for.
  ///
  /// - Parameter greets: whether a first start without a file of one's own begins with somebody to
  ///   look at; scripts begin with what they are given.
  private func open(_ setting: any SortSetting, greets: Bool = false) async throws
    -> AddressBookApp
  {
    let url = try database ?? Self.defaultDatabase()
    let isFirstStart = !FileManager.default.fileExists(atPath: url.path)
    if let vCardFile, !FileManager.default.isReadableFile(atPath: vCardFile.path) {
      throw MissingInput("\(vCardFile.path) cannot be read")
    }
    let app = try await makeApp(at: url, setting)
    if greets, isFirstStart, database == nil, vCardFile == nil {
      let pioneers = VCardReader().read(Data(PackageResources.pioneers_vcf), today: app.today)
      try await app.store.save(pioneers.people.map { Person($0.info) })
      console.complain("first start: two dozen pioneers were added, to have somebody to look at")
    }
    if let vCardFile { try await app.importPeople(from: vCardFile, console) }
    return app
  }

  private func makeApp(at url: URL, _ setting: any SortSetting) async throws -> AddressBookApp {
    let app = try await AddressBookApp(
      at: .file(url), sortSetting: setting, locale: options.locale, size: options.size)
    try await app.settle()
    return app
  }

  private static func defaultDatabase() throws(StoreError) -> URL {
    do {
      let support = try FileManager.default.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let folder = support.appending(path: "Unmassive")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder.appending(path: "contacts.sqlite")
    } catch {
      throw .cannotOpen(
        file: "your application-support folder", reason: error.localizedDescription)
    }
  }
}
