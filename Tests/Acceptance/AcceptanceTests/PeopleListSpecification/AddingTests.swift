import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Add a person")
  @MainActor
  struct AddingTests {
    @Test("a new person appears at the sorted position, with trimmed names", arguments: Variant.all)
    func added(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.grace, .alan])
      try await app.open()
      try app.pilot.tap("Add")
      #expect(app.pilot.title == "New Person")
      #expect(app.pilot.buttons == ["Cancel", "Save"])
      try app.fill(first: "  Ada ", last: " Lovelace", born: "1815-12-10")
      try app.pilot.tap("Save")
      try await app.waitForList()
      #expect(
        app.pilot.rows.dropFirst().first
          == RowOnScreen(section: "L", texts: ["Ada Lovelace", "December 10, 1815"]))
      let saved = try await app.storage.people.map(\.info)
      #expect(saved.contains(Person.ada.info))
    }

    @Test(
      "a person with only a first name or only a last name can be added", arguments: Variant.all)
    func oneName(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try await app.add("", "Hypatia")
      try await app.add("Aristotle", "")
      #expect(app.pilot.rows.map(\.texts) == [["Aristotle"], ["Hypatia"]])
    }

    @Test("“Cancel” closes an unchanged form without a question", arguments: Variant.all)
    func cancelUnchanged(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      try await app.open()
      try app.pilot.tap("Add")
      try app.fill(first: "")
      try app.pilot.tap("Cancel")
      #expect(app.pilot.title == "People")
      try app.pilot.selectRow("Ada Lovelace")
      try app.fill(first: "Augusta")
      try app.fill(first: "Ada")
      try app.pilot.tap("Cancel")
      #expect(app.pilot.title == "People")
    }

    @Test("a swipe down does not close the form", arguments: Variant.all)
    func swipeDown(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try app.pilot.tap("Add")
      let presented = try #require(app.screen?.presentedViewController)
      #expect(presented.isModalInPresentation, "otherwise, UIKit would not ask about changes")
    }

    @Test(
      "“Cancel” on a changed form asks for confirmation before discarding the changes",
      arguments: Variant.all)
    func cancelChanged(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try app.pilot.tap("Add")
      try app.fill(first: "Ada")
      for answer in ["Keep Editing", "Discard Changes"] {
        try app.pilot.tap("Cancel")
        #expect(
          app.pilot.alert
            == AlertOnScreen(
              title: "Discard Changes?", buttons: ["Keep Editing", "Discard Changes"]))
        let fields = try? app.fields()
        #expect(fields == nil, "the alert is in front of the form")
        try app.pilot.answer(answer)
        try await app.pilot.waitWhileBusy()
        if answer == "Keep Editing" {
          let texts = try app.fields()
          #expect(texts == ["Ada", "", ""])
        }
      }
      #expect(app.pilot.title == "People")
      let saved = try await app.storage.people
      #expect(saved.isEmpty)
      try app.pilot.tap("Add")
      let firstName = try app.pilot.text(of: "First Name")
      #expect(firstName == "", "the next form is empty")
    }

    @Test(
      "an alert shows why the input is invalid, and the form keeps the input",
      arguments: Variant.all)
    func refused(_ variant: Variant) async throws {
      let long = String(repeating: "a", count: PersonInfo.longestName + 1)
      let faults: [(first: String, last: String, born: String, reason: String)] = [
        ("", "  ", "", "A person needs a first name or a last name."),
        (long, "", "", "The first name is longer than 100 characters."),
        ("", long, "", "The last name is longer than 100 characters."),
        ("A\u{1B}da", "", "", "The first name holds a control character."),
        ("", "Love\u{7}lace", "", "The last name holds a control character."),
        ("Ada", "", "10.12.1815", "write it as YYYY-MM-DD"),
        ("Ada", "", "1815-02-30", "there is no day 1815-02-30"),
        ("Ada", "", "2026-03-02", "The birthday 2026-03-02 is in the future."),
      ]
      let app = try await TestApp(variant)
      try await app.open()
      try app.pilot.tap("Add")
      for fault in faults {
        try app.fill(first: fault.first, last: fault.last, born: fault.born)
        try app.pilot.tap("Save")
        #expect(app.pilot.alert?.title == "This Person Cannot Be Saved")
        let message = try #require(app.pilot.alert?.message)
        #expect(message.contains(fault.reason))
        #expect(message.first?.isUppercase == true && message.last == ".", "\(message)")
        #expect(app.pilot.alert?.buttons == ["OK"])
        try app.pilot.answer("OK")
        let fields = try app.fields()
        #expect(fields == [fault.first, fault.last, fault.born])
      }
      let saved = try await app.storage.people
      #expect(saved.isEmpty)
      try app.fill(first: "Ada", last: "", born: "2026-03-01")
      try app.pilot.tap("Save")
      try await app.waitForList()
      #expect(app.names == ["Ada"], "today is a valid birthday")
    }

    @Test(
      "a failed save keeps the form open, and the next save adds one person", arguments: Variant.all
    )
    func saveFails(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try await app.storage.failWrites(because: "the disk is full")
      try app.pilot.tap("Add")
      try app.fill(first: "Ada", last: "Lovelace")
      try app.pilot.tap("Save")
      try await app.waitForAlert("The Person Was Not Saved")
      #expect(app.pilot.alert?.message.contains("the disk is full") == true)
      try app.pilot.answer("Try Again")
      try await app.waitForAlert("The Person Was Not Saved")
      try app.pilot.answer("OK")
      try await app.pilot.waitWhileBusy()
      let lastName = try app.pilot.text(of: "Last Name")
      #expect(lastName == "Lovelace")
      try await app.storage.failWrites(because: nil)
      try app.pilot.tap("Save")
      try await app.waitForList()
      #expect(app.names == ["Ada Lovelace"])
      #expect(app.server.messages.count == 2)
    }

    @Test("two quick taps on “Save” save once", arguments: Variant.all)
    func quickSave(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try app.pilot.tap("Add")
      try app.fill(first: "Ada")
      try app.pilot.tap("Save")
      #expect(throws: PilotError.self) { try app.pilot.tap("Save") }
      try await app.waitForList()
      #expect(app.names == ["Ada"])
      #expect(app.server.messages.count == 2)
    }

    @Test(
      "“Cancel” is disabled during a save, and an alert reports a failed save",
      arguments: Variant.all)
    func cancelWhileSaving(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try await app.storage.failWrites(because: "the disk is full")
      try app.pilot.tap("Add")
      try app.fill(first: "Ada")
      try app.pilot.tap("Save")
      for answer in ["Try Again", "OK"] {
        #expect(throws: PilotError.self) { try app.pilot.tap("Cancel") }
        try await app.waitForAlert("The Person Was Not Saved")
        try app.pilot.answer(answer)
      }
      try await app.pilot.waitWhileBusy()
      try await app.discardForm()
    }

    @Test("tapping “Save” and pressing Return saves the person once", arguments: Variant.all)
    func saveAndReturn(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try app.pilot.tap("Add")
      try app.fill(first: "Ada", born: "1815-12-10")
      try app.pilot.tap("Save")
      try? app.pilot.pressReturn()
      try await app.waitForList()
      // The database runs writes in order, so a second save would end before these writes.
      for _ in 1...5 { try await app.changeStore(delete: [Person.grace.id]) }
      try await app.pilot.waitWhileBusy()
      #expect(app.names == ["Ada"])
      #expect(app.server.messages.count == 2)
    }

    @Test("two quick taps on “Add” open one form", arguments: Variant.all)
    func quickAdd(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      let add = try #require(app.screen?.navigationItem.rightBarButtonItems?.first)
      add.tap()
      add.tap()
      try app.pilot.tap("Cancel")
      #expect(app.pilot.title == "People")
    }

    @Test("names in any writing system are sorted and are shown as typed", arguments: Variant.all)
    func anyScript(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try await app.add("Đorđe", "Šafařík")
      try await app.add("小云", "王")
      try await app.add("🦊", "Fox 👩‍👩‍👧")
      try await app.add("مريم", "ميرزاخاني")
      try await app.add("שפרירה", "גולדווסר")
      #expect(
        Set(app.names) == [
          "Đorđe Šafařík", "王小云", "🦊 Fox 👩‍👩‍👧", "مريم ميرزاخاني", "שפרירה גולדווסר",
        ])
      let rows = try await app.storage.store.people(in: .lastName)
      #expect(rows.map(\.section) == app.pilot.rows.map(\.section))
      try await app.delete("王小云")
      #expect(app.names.count == 4)
    }
  }
}
