import Database
import Domain
import Foundation
import PeopleListVariants
import Presenter
import ScriptRunner
import Sync
import TerminalUI
import VCard
import WebAPI

/// One run of the program: which database, which screen, which server, which input.
@MainActor
struct ContactsRun {
  private let database: URL?
  private let vCardFile: URL?
  private let address: APIAddress?
  private let variant: PeopleListVariant
  private let isOffline: Bool
  private let options: StandardOptions
  private let console: Console

  init(
    _ given: CommandLineOptions, _ options: StandardOptions, _ console: Console
  ) throws(UsageError) {
    database = given["--db"].map { URL(filePath: $0) }
    vCardFile = given["--import"].map { URL(filePath: $0) }
    isOffline = given.has("--offline")
    do throws(APIAddressError) {
      address = try given["--api"].map(APIAddress.init)
    } catch {
      throw UsageError("--api: \(error)")
    }
    let name = given["--screen"] ?? PeopleListVariant.slim.rawValue
    guard let variant = PeopleListVariant(rawValue: name) else {
      let names = PeopleListVariant.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--screen knows no “\(name)”; there are \(names)")
    }
    self.variant = variant
    self.options = options
    self.console = console
  }

  /// A capable terminal gets the live app; everything else is read line by line.
  ///
  /// Lines that nobody types start by last name, whatever the user's setting is, so that the same
  /// script prints the same bytes; by hand the order is remembered.
  func play() async throws -> ExitStatus {
    let player = ScreenPlayer(console)
    if options.script == nil, let terminal = try? SystemTerminal() {
      return try await leaving(open(live: true)) { app in
        try await LiveContacts(app).run(on: terminal)
      }
    }
    let input = try player.input(script: options.script)
    switch input {
    case .lines([]) where options.script == nil && database == nil && vCardFile == nil:
      return try await playTour(player)
    case .lines:
      return try await leaving(open(live: false)) { await player.play(input, on: $0) }
    case .keyboard:
      return try await leaving(open(live: true)) { app in
        // A screen of lines is drawn once, and after each command: not before everybody is on it.
        do { try await app.settle() } catch { console.complain("\(error)") }
        return await player.play(input, on: app)
      }
    }
  }

  /// Uses the app, and leaves its database in order.
  private func leaving(
    _ app: AddressBookApp, _ use: @MainActor (AddressBookApp) async throws -> ExitStatus
  ) async throws -> ExitStatus {
    let status = try await use(app)
    await app.leave()
    return status
  }

  private func playTour(_ player: ScreenPlayer) async throws -> ExitStatus {
    let folder = FileManager.default.temporaryDirectory.appending(path: "contacts-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let cards = folder.appending(path: "pioneers.vcf")
    try Data(PackageResources.pioneers_vcf).write(to: cards)
    let app = try await makeApp(try settings(folder.appending(path: "tour.sqlite"), live: false))
    try await app.settle()
    await player.play(tour: Tour.steps, on: app) {
      $0.replacing("pioneers.vcf", with: "\"\(cards.path)\"")
    }
    console.write("That was the tour. Your own cards: contacts --import FILE.vcf")
    return .success
  }

  /// The app on the database that was asked for, with the file imported that was asked for.
  ///
  /// - Parameter live: whether a person sits before it. They keep their settings, and a first start
  ///   finds somebody at the server; scripts begin with what they are given.
  private func open(live: Bool) async throws -> AddressBookApp {
    if let vCardFile, !FileManager.default.isReadableFile(atPath: vCardFile.path) {
      throw MissingInput("\(vCardFile.path) cannot be read")
    }
    let app = try await makeApp(
      try settings(try database ?? Self.defaultDatabase(), live: live),
      hasFirstPeople: live && database == nil && vCardFile == nil)
    // A person sees what this device has at once; a script begins when all is quiet.
    if !live || vCardFile != nil { try await app.settle() }
    if let vCardFile { try await app.importPeople(from: vCardFile, console) }
    return app
  }

  private func settings(
    _ database: URL, live: Bool
  ) throws(UsageError) -> AddressBookSettings {
    let run = options.settings(isScripted: !live)
    return AddressBookSettings(
      variant: variant, database: database,
      defaults: live ? .standard : TransientDefaults(), run: run,
      size: options.size, isOffline: isOffline, patience: live ? SyncConfiguration() : .hasty,
      addressBook: live ? pioneers(at: run) : [])
  }

  private func makeApp(
    _ settings: AddressBookSettings, hasFirstPeople: Bool = false
  ) async throws -> AddressBookApp {
    let demo = PeopleService.demo(
      state: URL(filePath: settings.database.path + "-server.json"),
      firstPeople: hasFirstPeople ? pioneers(at: settings.run).map { Person($0) } : [])
    return try await AddressBookApp(
      settings, address.map(PeopleService.api) ?? demo, Notices(console.complain))
  }

  private func pioneers(at run: RunSettings) -> [PersonInfo] {
    let context = PresentationContext(locale: run.locale, timeZone: run.timeZone, now: run.now)
    let today = CalendarDate.today(run.now(), in: context.calendar)
    return VCardReader().read(Data(PackageResources.pioneers_vcf), today: today).people.map(\.info)
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
        file: "your application-support folder", reason: "it is not there, or not yours")
    }
  }
}
