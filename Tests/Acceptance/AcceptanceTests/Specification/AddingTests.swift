import Domain
import HeadlessUI
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Adding")
  @MainActor
  struct AddingTests {
    @Test(
      "who is typed in appears at the right place, the spaces around the names gone",
      arguments: PeopleListVariant.allCases)
    func added(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.grace, .alan])
      try await world.open()
      try world.pilot.tap("Add")
      #expect(world.pilot.title == "New Person")
      #expect(world.pilot.buttons == ["Cancel", "Save"])
      try world.fill(first: "  Ada ", last: " Lovelace", born: "1815-12-10")
      try world.pilot.tap("Save")
      try await world.waitForList()
      #expect(
        world.pilot.rows.dropFirst().first
          == RowOnScreen(section: "L", texts: ["Ada Lovelace", "December 10, 1815"]))
      let saved = try await world.storage.people.map(\.info)
      #expect(saved.contains(Person.ada.info))
    }

    @Test("one name is enough, and no birthday is needed", arguments: PeopleListVariant.allCases)
    func oneName(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      try await world.add("", "Hypatia")
      try await world.add("Aristotle", "")
      #expect(world.pilot.rows.map(\.texts) == [["Aristotle"], ["Hypatia"]])
    }

    @Test("“Cancel” adds nobody", arguments: PeopleListVariant.allCases)
    func cancelled(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      try world.pilot.tap("Add")
      try world.fill(first: "Ada")
      try world.pilot.tap("Cancel")
      #expect(world.pilot.title == "People")
      let saved = try await world.storage.people
      #expect(saved.isEmpty)
      try world.pilot.tap("Add")
      let firstName = try world.pilot.text(of: "First Name")
      #expect(firstName == "", "the next form begins empty")
    }

    @Test(
      "what makes no person is refused with its reason, field by field, and the text stays",
      arguments: PeopleListVariant.allCases)
    func refused(_ variant: PeopleListVariant) async throws {
      let long = String(repeating: "a", count: PersonInfo.longestName + 1)
      let faults: [(first: String, last: String, born: String, reason: String)] = [
        ("", "  ", "", "a person needs a first name or a last name"),
        (long, "", "", "the first name is longer than 100 characters"),
        ("", long, "", "the last name is longer than 100 characters"),
        ("A\u{1B}da", "", "", "the first name holds a control character"),
        ("", "Love\u{7}lace", "", "the last name holds a control character"),
        ("Ada", "", "10.12.1815", "write it as YYYY-MM-DD"),
        ("Ada", "", "1815-02-30", "there is no day 1815-02-30"),
        ("Ada", "", "2026-03-02", "the birthday 2026-03-02 is in the future"),
      ]
      let world = try await World(variant)
      try await world.open()
      try world.pilot.tap("Add")
      for fault in faults {
        try world.fill(first: fault.first, last: fault.last, born: fault.born)
        try world.pilot.tap("Save")
        #expect(world.pilot.alert?.title == "This Person Cannot Be Saved")
        #expect(world.pilot.alert?.message.contains(fault.reason) == true, "\(fault.reason)")
        #expect(world.pilot.alert?.buttons == ["OK"])
        try world.pilot.answer("OK")
        let fields = try world.fields()
        #expect(fields == [fault.first, fault.last, fault.born])
      }
      let saved = try await world.storage.people
      #expect(saved.isEmpty)
      try world.fill(first: "Ada", last: "", born: "2026-03-01")
      try world.pilot.tap("Save")
      try await world.waitForList()
      #expect(world.names == ["Ada"], "born today is not in the future")
    }

    @Test(
      "who cannot be saved stays in the form; trying again saves them once",
      arguments: PeopleListVariant.allCases)
    func saveFails(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      try await world.storage.failWrites(because: "the disk is full")
      try world.pilot.tap("Add")
      try world.fill(first: "Ada", last: "Lovelace")
      try world.pilot.tap("Save")
      try await world.waitForAlert("The Person Was Not Saved")
      #expect(world.pilot.alert?.message.contains("the disk is full") == true)
      try world.pilot.answer("Try Again")
      try await world.waitForAlert("The Person Was Not Saved")
      try world.pilot.answer("OK")
      try await world.pilot.waitWhileBusy()
      let lastName = try world.pilot.text(of: "Last Name")
      #expect(lastName == "Lovelace")
      try await world.storage.failWrites(because: nil)
      try world.pilot.tap("Save")
      try await world.waitForList()
      #expect(world.names == ["Ada Lovelace"])
      #expect(world.server.messages.count == 2)
    }

    @Test("two quick taps on “Save” save once", arguments: PeopleListVariant.allCases)
    func quickSave(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      try world.pilot.tap("Add")
      try world.fill(first: "Ada")
      try world.pilot.tap("Save")
      #expect(throws: PilotError.self) { try world.pilot.tap("Save") }
      try await world.waitForList()
      #expect(world.names == ["Ada"])
      #expect(world.server.messages.count == 2)
    }

    @Test(
      "what is being saved can be cancelled no more: whoever could would never hear that it failed",
      arguments: PeopleListVariant.allCases)
    func cancelWhileSaving(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      try await world.storage.failWrites(because: "the disk is full")
      try world.pilot.tap("Add")
      try world.fill(first: "Ada")
      try world.pilot.tap("Save")
      for answer in ["Try Again", "OK"] {
        #expect(throws: PilotError.self) { try world.pilot.tap("Cancel") }
        try await world.waitForAlert("The Person Was Not Saved")
        try world.pilot.answer(answer)
      }
      try await world.pilot.waitWhileBusy()
      try world.pilot.tap("Cancel")
      #expect(world.pilot.title == "People")
    }

    @Test("“Save” and Return in one go save once", arguments: PeopleListVariant.allCases)
    func saveAndReturn(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      try world.pilot.tap("Add")
      try world.fill(first: "Ada", born: "1815-12-10")
      try world.pilot.tap("Save")
      try? world.pilot.pressReturn()
      try await world.waitForList()
      #expect(world.names == ["Ada"])
      #expect(world.server.messages.count == 2)
    }

    @Test("two quick taps on “Add” open one form", arguments: PeopleListVariant.allCases)
    func quickAdd(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      let add = try #require(world.screen?.navigationItem.rightBarButtonItems?.first)
      add.tap()
      add.tap()
      try world.pilot.tap("Cancel")
      #expect(world.pilot.title == "People")
    }

    @Test(
      "names of any script are shown as they were typed, and sorted",
      arguments: PeopleListVariant.allCases)
    func oddNames(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      try await world.add("Đorđe", "Šafařík")
      try await world.add("小云", "王")
      try await world.add("🦊", "Fox 👩‍👩‍👧")
      try await world.add("مريم", "ميرزاخاني")
      try await world.add("שפרירה", "גולדווסר")
      #expect(
        Set(world.names) == [
          "Đorđe Šafařík", "王小云", "🦊 Fox 👩‍👩‍👧", "مريم ميرزاخاني", "שפרירה גולדווסר",
        ])
      let rows = try await world.storage.store.people(in: .lastName)
      #expect(rows.map(\.section) == world.pilot.rows.map(\.section))
      try await world.delete("王小云")
      #expect(world.names.count == 4)
    }
  }
}
