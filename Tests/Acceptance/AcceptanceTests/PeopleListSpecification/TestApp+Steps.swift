import Domain
import HeadlessUI
import Pilot
import Testing

/// Steps that several tests share.
extension TestApp {
  /// The names of the visible rows.
  var names: [String] { pilot.rows.map(\.title) }

  /// Waits until the list shows exactly these names.
  func waitFor(_ names: [String]) async throws {
    try await pilot.waitUntil("the list shows \(names)") { $0.rows.map(\.title) == names }
  }

  /// Waits until an alert with this title is in front.
  func waitForAlert(_ title: String) async throws {
    try await pilot.waitUntil("the alert “\(title)” is shown") { $0.alert?.title == title }
  }

  /// Waits until the list is in front and idle.
  func waitForList() async throws {
    try await pilot.waitUntil("the list is in front") { $0.title == "People" }
    try await pilot.waitWhileBusy()
  }

  /// Types into the open form. A field whose argument is nil keeps its text.
  func fill(first: String? = nil, last: String? = nil, born: String? = nil) throws {
    if let first { try pilot.type(first, into: "First Name") }
    if let last { try pilot.type(last, into: "Last Name") }
    if let born { try pilot.type(born, into: "Birthday (YYYY-MM-DD)") }
  }

  /// The texts of the open form: first name, last name and birthday.
  func fields() throws -> [String] {
    try ["First Name", "Last Name", "Birthday (YYYY-MM-DD)"].map { try pilot.text(of: $0) }
  }

  /// Adds a person with the form.
  func add(_ first: String, _ last: String, _ born: String = "") async throws {
    try pilot.tap("Add")
    try fill(first: first, last: last, born: born)
    try pilot.tap("Save")
    try await waitForList()
  }

  /// Edits the person in the row `name`.
  func edit(_ name: String, first: String? = nil, last: String? = nil, born: String? = nil)
    async throws
  {
    try pilot.selectRow(name)
    try fill(first: first, last: last, born: born)
    try pilot.tap("Save")
    try await waitForList()
  }

  /// Cancels the open form and discards its changes.
  func discardForm() async throws {
    try pilot.tap("Cancel")
    try pilot.answer("Discard Changes")
    try await waitForList()
  }

  /// Deletes the person in the row `name`.
  func delete(_ name: String) async throws {
    try pilot.swipeToDelete(name)
    try pilot.answer("Delete")
    try await pilot.waitUntil("\(name) is gone") { !$0.rows.map(\.title).contains(name) }
    try await pilot.waitWhileBusy()
  }

  /// Opens a new screen, and opens the address book from it.
  func openBook() async throws {
    try await open()
    try pilot.tap("Add")
    try pilot.answer("From the Address Book")
    try await pilot.waitWhileBusy()
  }

  /// Waits for the import summary, closes this alert, and returns the lines of its message.
  @discardableResult func closeSummary() async throws -> [String] {
    try await waitForAlert("Import")
    let message = pilot.alert?.message ?? ""
    try pilot.answer("OK")
    try await waitForList()
    return message.split(separator: "\n").map(String.init)
  }

  /// Waits until the list is idle, even if another controller is in front.
  func waitUntilListIsIdle() async throws {
    try await pilot.waitUntil("the list is idle") { [weak screen] _ in
      screen?.view.containsAnimatingIndicator != true
    }
  }

  /// Keeps all transitions running until `finishTransitions()`, as an animation does on a device.
  func holdTransitions() { pilot.window.holdsTransitions = true }

  func finishTransitions() {
    pilot.window.holdsTransitions = false
    pilot.window.finishTransitions()
  }

  /// Changes the store directly, as another part of a program would.
  func changeStore(save people: [Person] = [], delete ids: [Person.ID] = []) async throws {
    if !people.isEmpty { try await storage.store.save(people) }
    if !ids.isEmpty { try await storage.store.delete(ids) }
  }
}

/// The list's visible cells at one moment, for a later comparison.
///
/// A reload would replace every cell.
///
///     let cells = try CellSnapshot(app.pilot)
///     try await app.changeStore(save: [.alan])
///     #expect(cells.keptRows == ["Grace Hopper", "Ada Lovelace"])
@MainActor
struct CellSnapshot {
  private let table: UITableView
  private let before: [String: ObjectIdentifier]

  init(_ pilot: ScreenPilot) throws {
    table = try #require(Self.table(in: pilot.window))
    before = Self.cells(of: table)
  }

  /// The titles of the visible rows that kept their cell since the snapshot, from top to bottom.
  var keptRows: [String] {
    let now = Self.cells(of: table)
    return (table.indexPathsForVisibleRows ?? [])
      .compactMap { table.cellForRow(at: $0)?.textLabel?.text }
      .filter { before[$0] != nil && now[$0] == before[$0] }
  }

  var selectedRows: [IndexPath] { table.indexPathsForSelectedRows ?? [] }

  /// Whether a visible cell draws a label with this text. A label of size zero is not drawn.
  func drawsLabel(_ text: String) -> Bool {
    (table.indexPathsForVisibleRows ?? [])
      .flatMap { table.cellForRow(at: $0)?.contentView.subviews ?? [] }
      .contains { ($0 as? UILabel)?.text == text && !$0.frame.isEmpty }
  }

  private static func cells(of table: UITableView) -> [String: ObjectIdentifier] {
    var cells: [String: ObjectIdentifier] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path), let name = cell.textLabel?.text else { continue }
      cells[name] = ObjectIdentifier(cell)
    }
    return cells
  }

  /// The first table in the view, which is the list's table even if a form covers the list.
  private static func table(in view: UIView) -> UITableView? {
    view as? UITableView ?? view.subviews.lazy.compactMap { table(in: $0) }.first
  }
}

extension UIView {
  fileprivate var containsAnimatingIndicator: Bool {
    (self as? UIActivityIndicatorView)?.isAnimating == true
      || subviews.contains { $0.containsAnimatingIndicator }
  }
}

extension Person {
  /// Returns a person without a birthday.
  static func named(_ first: String, _ last: String) -> Person {
    Person(PersonInfo(storedFirstName: first, lastName: last, birthday: nil))
  }

  /// Returns the person with another name and the same identifier.
  func renamed(_ first: String, _ last: String) -> Person {
    Person(id: id, PersonInfo(storedFirstName: first, lastName: last, birthday: birthday))
  }
}
