import Collation
import Database
import Domain
import HeadlessUI
import PeopleListVariants
import Pilot
import Presenter
import TestDoubles

/// The environment of one variant: a database in memory, a server and a pilot.
@MainActor
final class Stage {
  let server = MockAPICommunicator()
  let notifications = NotificationCenter()
  let recorder: Recorder
  private(set) var pilot = ScreenPilot(UIWindow(size: .zero))
  private(set) var store: SQLitePeopleStore
  private let variant: PeopleListVariant
  private let defaults = UserDefaults(suiteName: "sequences-\(UUID())") ?? .standard
  private var keyboard: KeyboardSimulator?
  private var displays: WindowObservation?
  private var title: String? = "People"
  private var rows: [String] = []
  private var question: String?

  init(_ variant: PeopleListVariant, _ recorder: Recorder) async throws {
    self.variant = variant
    self.recorder = recorder
    store = try await SQLitePeopleStore(
      DatabaseStack(at: .memory, schema: .addressBook),
      collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
  }

  /// Opens the screen with these people in the store.
  func open(_ people: [Person], size: CGSize = CGSize(width: 640, height: 1056)) async throws {
    let context = PresentationContext(
      locale: Locale(identifier: "en_US"), timeZone: .gmt,
      now: { Date(timeIntervalSince1970: 1_772_366_400) })
    let list = try await variant.open(
      PeopleListSettings(
        database: .memory, store: store, defaults: defaults, context: context,
        notifications: notifications))
    store = list.store
    try await store.save(people)
    let screen = list.makeScreen(PeopleListServices(communicator: server))
    let window = UIWindow(size: size)
    pilot = ScreenPilot(window)
    displays = window.addDisplayObserver { [weak self] in self?.displayed() }
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
  }

  /// Waits until the list is idle and shows these people.
  func waitFor(_ people: [Person]) async throws {
    let names = people.map { "\($0.firstName) \($0.lastName)" }
    try await pilot.waitUntil("the list shows \(names)") {
      $0.rows.map(\.title) == names && !$0.isBusy
    }
    await settle()
  }

  /// Waits until the list has as many rows as there are people, even if it is busy.
  func waitForRows(_ people: [Person]) async throws {
    try await pilot.waitUntil("the list shows \(people.count) people") {
      $0.rowCount == people.count
    }
    await settle()
  }

  func waitForQuestion() async throws {
    try await pilot.waitUntil("a question is shown") { $0.alert != nil }
    await settle()
  }

  /// Connects a software keyboard to the window.
  func connectKeyboard() {
    keyboard = KeyboardSimulator(window: pilot.window, center: notifications)
  }

  func tap(_ name: String) throws {
    recorder.mark("tap \(name)")
    try pilot.tap(name)
  }

  func type(_ text: String, into field: String) throws {
    recorder.mark("type \(text) into \(field)")
    try pilot.type(text, into: field)
  }

  func answer(_ name: String) throws {
    recorder.mark("tap \(name)")
    try pilot.answer(name)
  }

  func swipeToDelete(_ name: String) throws {
    recorder.mark("tap Delete “\(name)”")
    try pilot.swipeToDelete(name)
  }

  /// Removes the screen from its window, so that the screen is released.
  func close() {
    displays = nil
    pilot.window.rootViewController = nil
  }

  /// Yields a hundred times, so that pending work of the main actor ends.
  func settle() async {
    for _ in 0..<100 { await Task.yield() }
  }

  /// Records a mark for a new question, screen or list of rows, after the calls that caused it.
  private func displayed() {
    let alert = pilot.alert?.title
    if alert != question, let alert { recorder.mark("question \(alert)") }
    question = alert
    if alert == nil, let shown = pilot.title, shown != title {
      recorder.mark("screen \(shown)")
      title = shown
    }
    let titles = pilot.rows.map(\.title)
    guard pilot.title == "People", titles != rows else { return }
    rows = titles
    recorder.mark("rows \(titles.isEmpty ? "none" : titles.joined(separator: ", "))")
  }
}
