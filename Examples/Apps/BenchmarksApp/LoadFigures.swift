#if !os(iOS)
  import Database
  import Domain
  import Foundation
  import HeadlessUI
  import PeopleListVariants
  import Pilot
  import Presenter
  import Sync
  import TestDoubles
  import WebAPI

  /// Measures two devices that sync many people with a server, and the server with bad clients.
  @MainActor
  enum LoadFigures {
    static func run(people count: Int) async throws {
      let server = try LoadServer(people: count)
      let folder = FileManager.default.temporaryDirectory.appending(path: "load-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let idleMemory = server.memory("VmRSS")

      let first = try await LoadDevice(server.address, folder.appending(path: "1.sqlite"))
      let start = ContinuousClock.now
      let receiving = Task { try await first.sync.refresh() }
      await first.wait { first.pilot.rowCount > 0 }
      show("first rows of \(count) people", ContinuousClock.now - start)
      try await first.use(until: receiving)
      show("first sync, while the user sorts and scrolls", ContinuousClock.now - start)
      show("longest block of the main actor during it", first.longestBlock)
      show("longest time without progress during it", first.longestSilence)

      let second = try await LoadDevice(server.address, folder.appending(path: "2.sqlite"))
      let stopped = Task { try await second.sync.refresh() }
      await second.wait { second.received > count / 2 }
      let stop = ContinuousClock.now
      second.sync.stop()
      try await stopped.value
      show("from “stop” to the end of the second device's sync", ContinuousClock.now - stop)
      show("people kept by the stopped sync", "\(second.received)")
      let rest = ContinuousClock.now
      try await second.sync.refresh()
      show("the rest of its sync", ContinuousClock.now - rest)

      let edit = ContinuousClock.now
      try await first.store.save([.ada])
      try await first.sync.refresh()
      try await second.sync.refresh()
      guard try await second.store.person(Person.ada.id) != nil else {
        fatalError("The edit has not reached the second device.")
      }
      show("an edit, until the other device has stored it", ContinuousClock.now - edit)
      show("peak memory of the process with both devices", memory("VmHWM", of: "self"))

      show("memory of the server before the syncs", idleMemory)
      show("memory of the server after the syncs", server.memory("VmRSS"))
      let clients = (0..<50).map { BadClient(number: $0, at: server.address) }
      let api = PeopleAPI(at: server.address)
      let request = ContinuousClock.now
      for _ in 0..<20 { _ = try await api.page(since: nil, limit: 100) }
      show("a page of 100 people beside 50 bad clients", (ContinuousClock.now - request) / 20)
      show("memory of the server with them", server.memory("VmRSS"))
      withExtendedLifetime(clients) {}
    }

    private static func show(_ name: String, _ time: Duration) {
      let milliseconds = (time / .milliseconds(1)).formatted(.number.precision(.fractionLength(0)))
      show(name, "\(milliseconds) ms")
    }

    private static func show(_ name: String, _ value: String) {
      let line = name.padding(toLength: 56, withPad: " ", startingAt: 0) + value
      // Unlike `print`, this writes each line immediately.
      FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// Returns a memory size from a process's status on Linux, such as its peak memory “VmHWM”.
    static func memory(_ key: String, of process: String) -> String {
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix(key + ":") }
      guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
      else { return "unknown" }
      return "\(kilobytes / 1_024) MB"
    }
  }

  /// A device with an empty database, a people list on screen and a synchronizer.
  @MainActor
  private final class LoadDevice {
    let store: SQLitePeopleStore
    let sync: PeopleSynchronizer
    let pilot = ScreenPilot(UIWindow(size: CGSize(width: 640, height: 1056)))
    /// The number of people that the latest sync has received.
    private(set) var received = 0
    private(set) var longestBlock = Duration.zero
    private(set) var longestSilence = Duration.zero
    private var lastProgress = ContinuousClock.now
    private var observation: ObservationToken?

    init(_ address: APIAddress, _ file: URL) async throws {
      let settings = PeopleListSettings(
        database: .file(file), keepsOutbox: true,
        defaults: UserDefaults(suiteName: "load-\(UUID())") ?? .standard,
        context: PresentationContext(
          locale: Locale(identifier: "en_GB"), timeZone: .gmt,
          now: { Date(timeIntervalSince1970: 0) }),
        notifications: NotificationCenter())
      let list = try await PeopleListVariant.slim.open(settings)
      store = list.store
      sync = PeopleSynchronizer(
        server: PeopleAPI(at: address), store: try await SQLiteSyncStore(store))
      pilot.window.rootViewController = UINavigationController(
        rootViewController: list.makeScreen(PeopleListServices(sync: sync)))
      pilot.window.makeKeyAndVisible()
      observation = sync.observeStatus { [weak self] in self?.note($0) }
    }

    private func note(_ status: SyncStatus) {
      guard case .receiving(let done, _) = status.activity else { return }
      if done > received, received > 0 {
        longestSilence = max(longestSilence, .now - lastProgress)
      }
      (received, lastProgress) = (done, .now)
    }

    /// Waits until `isDone`, and measures the longest block of the main actor meanwhile.
    func wait(until isDone: () -> Bool) async {
      while !isDone() {
        let wake = ContinuousClock.now + .milliseconds(1)
        try? await ContinuousClock().sleep(until: wake, tolerance: .zero)
        longestBlock = max(longestBlock, .now - wake)
      }
    }

    /// Changes the sort order and scrolls to the end once a second, until the sync ends.
    func use(until sync: Task<Void, any Error>) async throws {
      var isDone = false
      let end = Task {
        defer { isDone = true }
        try await sync.value
      }
      let blocks = Task { await wait { isDone } }
      while !isDone {
        if let sort = pilot.buttons.first(where: { $0.hasPrefix("Sorted by") }) {
          try pilot.tap(sort)
        }
        try pilot.scroll(toRow: pilot.rowCount)
        try await ContinuousClock().sleep(for: .seconds(1))
      }
      await blocks.value
      try await end.value
    }
  }
#endif
