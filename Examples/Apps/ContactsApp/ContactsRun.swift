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

/// One run of the program: its database, screen, server and input.
@MainActor
struct ContactsRun {
  private let database: URL?
  private let vCardFile: URL?
  private let address: APIAddress?
  private let variant: PeopleListVariant
  private let isOffline: Bool
  private let options: StandardOptions
  private let console: Console

  init(_ given: CommandLineOptions, _ console: Console) throws(ProgramError) {
    database = given["--db"].map { URL(filePath: $0) }
    vCardFile = given["--import"].map { URL(filePath: $0) }
    isOffline = given.has("--offline")
    do throws(APIAddressError) {
      address = try given["--api"].map(APIAddress.init)
    } catch {
      throw ProgramError("--api: \(error)", .usage)
    }
    let name = given["--screen"] ?? PeopleListVariant.slim.rawValue
    guard let variant = PeopleListVariant(rawValue: name) else {
      throw ProgramError(
        "There is no screen “\(name)”. The screens are \(PeopleListVariant.names).", .usage)
    }
    self.variant = variant
    options = try StandardOptions(given)
    self.console = console
  }

  /// Runs the live app on a capable terminal, unless a script is given. Otherwise reads commands,
  /// or plays the tour if there are neither commands nor files.
  ///
  /// A script always starts with the people sorted by last name, so that it prints the same text
  /// each time. A live app stores the sort order.
  func play() async throws -> ExitStatus {
    let player = ScreenPlayer(console)
    if options.script == nil, let terminal = try? SystemTerminal() {
      return try await leaving(open(live: true)) { app, summary in
        let live = LiveContacts(app)
        return try await live.run(on: terminal, summary: summary)
      }
    }
    let lines = try player.input(script: options.script)
    if lines == [], database == nil, vCardFile == nil { return try await playTour(player) }
    return try await leaving(open(live: lines == nil)) { app, summary in
      if let summary { console.write(summary.description) }
      if lines == nil {
        // The screen is drawn once before the first command, so the sync must end first.
        do { try await app.settle() } catch { console.complain("\(error)") }
      }
      return await player.play(lines, on: app)
    }
  }

  /// Runs a closure with the app, then merges the database's log into its file.
  private func leaving(
    _ opened: (app: AddressBookApp, summary: ImportSummary?),
    _ use: @MainActor (AddressBookApp, ImportSummary?) async throws -> ExitStatus
  ) async throws -> ExitStatus {
    let status = try await use(opened.app, opened.summary)
    await opened.app.leave()
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
    await player.play(tour: Self.tour, on: app) {
      $0.replacing("pioneers.vcf", with: "\"\(cards.path)\"")
    }
    console.write("That was the tour. To import your own cards: contacts --import FILE.vcf")
    return .success
  }

  /// Opens the app on the given database and imports the given file.
  ///
  /// - Parameter live: Whether a user types the input. A live app stores its settings. Without
  ///   `--db` and `--import`, its demo server starts with people.
  private func open(
    live: Bool
  ) async throws -> (app: AddressBookApp, summary: ImportSummary?) {
    if let vCardFile, !FileManager.default.isReadableFile(atPath: vCardFile.path) {
      throw ProgramError("\(vCardFile.path) cannot be read.", .noInput)
    }
    let app = try await makeApp(
      try settings(try database ?? .supportFile("contacts.sqlite"), live: live),
      hasFirstPeople: live && database == nil && vCardFile == nil)
    // A live app shows the database's people at once. A script or an import starts after a sync.
    if !live || vCardFile != nil { try await app.settle() }
    guard let vCardFile else { return (app, nil) }
    return (app, try await app.importPeople(from: vCardFile))
  }

  private func settings(
    _ database: URL, live: Bool
  ) throws(ProgramError) -> AddressBookSettings {
    let context = options.context(isScripted: !live)
    return AddressBookSettings(
      variant: variant, database: database,
      defaults: live ? .standard : TransientDefaults(), context: context,
      size: options.size, isOffline: isOffline,
      syncConfiguration: live ? SyncConfiguration() : .hasty,
      addressBook: live ? pioneers(in: context) : AddressBookContents([]))
  }

  private func makeApp(
    _ settings: AddressBookSettings, hasFirstPeople: Bool = false
  ) async throws -> AddressBookApp {
    let demo = PeopleService.demo(
      state: URL(filePath: settings.database.path + "-server.json"),
      firstPeople: hasFirstPeople
        ? pioneers(in: settings.context).people.map { Person($0.info) } : [])
    return try await AddressBookApp(
      settings, address.map(PeopleService.api) ?? demo, Notices(console.complain))
  }

  private func pioneers(in context: PresentationContext) -> AddressBookContents {
    let today = CalendarDate.today(context.now(), in: context.calendar)
    return VCardReader().read(Data(PackageResources.pioneers_vcf), today: today).contents
  }

  /// The steps of the tour, which plays without input and files.
  private static let tour: [TourStep] = [
    ("The address book is empty at first.", "sort last"),
    (
      "You add two people. The list sorts them into sections.", "add Ada Lovelace 1815-12-10"
    ),
    ("", "add Grace Hopper 1906-12-09"),
    ("You import a vCard file. The list inserts the new rows.", "import pioneers.vcf"),
    ("You change Ada's last name. Her row moves.", "edit 15 Ada King 1815-12-10"),
    ("You change the sort order.", "sort first"),
    ("You delete a row and confirm.", "delete 1"),
    ("The network fails. A new person is marked with ↑ until the next sync.", "offline on"),
    ("", "add Hedy Lamarr 1914-11-09"),
    ("The network works again, and the change is sent.", "offline off"),
    (
      "A birthday that does not exist is refused with the reason.", "add Nobody Atall 2023-02-29"
    ),
  ]
}
