import Domain
import HeadlessUI
import Pilot

/// What a person does and sees, in the scenarios' words.
extension World {
  /// The names in sight.
  var names: [String] { pilot.rows.map(\.title) }

  /// Waits until the list shows exactly these names.
  func waitFor(_ names: [String]) async throws {
    try await pilot.waitUntil("\(names) are shown") { $0.rows.map(\.title) == names }
  }

  /// Waits until an alert with this title is in front.
  func waitForAlert(_ title: String) async throws {
    try await pilot.waitUntil("“\(title)” is shown") { $0.alert?.title == title }
  }

  /// Waits until the list is in front again.
  func waitForList() async throws {
    try await pilot.waitUntil("the list is in front") { $0.title == "People" }
    try await pilot.waitWhileBusy()
  }

  /// Types into the form that is open, and leaves what is nil as it is.
  func fill(first: String? = nil, last: String? = nil, born: String? = nil) throws {
    if let first { try pilot.type(first, into: "First Name") }
    if let last { try pilot.type(last, into: "Last Name") }
    if let born { try pilot.type(born, into: "Birthday (YYYY-MM-DD)") }
  }

  /// What the fields of the form that is open hold: first name, last name and birthday.
  func fields() throws -> [String] {
    try ["First Name", "Last Name", "Birthday (YYYY-MM-DD)"].map { try pilot.text(of: $0) }
  }

  /// Adds a person by hand, from the first tap to the row.
  func add(_ first: String, _ last: String, _ born: String = "") async throws {
    try pilot.tap("Add")
    try fill(first: first, last: last, born: born)
    try pilot.tap("Save")
    try await waitForList()
  }

  /// Changes the person who is called `name`.
  func edit(_ name: String, first: String? = nil, last: String? = nil, born: String? = nil)
    async throws
  {
    try pilot.selectRow(name)
    try fill(first: first, last: last, born: born)
    try pilot.tap("Save")
    try await waitForList()
  }

  /// Deletes the person who is called `name`, and says yes to the question.
  func delete(_ name: String) async throws {
    try pilot.swipeToDelete(name)
    try pilot.answer("Delete")
    try await pilot.waitUntil("\(name) is gone") { !$0.rows.map(\.title).contains(name) }
    try await pilot.waitWhileBusy()
  }

  /// Waits until the list has nothing under way, whoever is in front of it.
  func waitUntilListRests() async throws {
    try await pilot.waitUntil("the list has nothing under way") { [weak screen] _ in
      screen?.view.hasTurningIndicator != true
    }
  }

  /// Keeps whoever comes or goes from now on underway, as a device does for the time of an animation.
  func holdTransitions() { pilot.window.holdsTransitions = true }

  /// Lets whoever comes or goes arrive.
  func finishTransitions() {
    pilot.window.holdsTransitions = false
    pilot.window.finishTransitions()
  }

  /// Saves and deletes people as another part of the program would.
  func elsewhere(save people: [Person] = [], delete ids: [Person.ID] = []) async throws {
    if !people.isEmpty { try await storage.store.save(people) }
    if !ids.isEmpty { try await storage.store.delete(ids) }
  }
}

extension View {
  /// Whether an activity indicator turns in it.
  fileprivate var hasTurningIndicator: Bool {
    (self as? ActivityIndicatorView)?.isAnimating == true
      || subviews.contains { $0.hasTurningIndicator }
  }
}

extension Person {
  /// A person of these names, without a birthday.
  static func named(_ first: String, _ last: String) -> Person {
    Person(PersonInfo(storedFirstName: first, lastName: last, birthday: nil))
  }

  /// The same person under another name.
  func renamed(_ first: String, _ last: String) -> Person {
    Person(id: id, PersonInfo(storedFirstName: first, lastName: last, birthday: birthday))
  }
}
