import Domain
import Foundation
import HeadlessUI
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("The keyboard over the form")
  @MainActor
  struct KeyboardTests {
    @Test(
      "the form makes room for the keyboard, and gets its own insets back",
      arguments: PeopleListVariant.allCases)
    func insets(_ variant: PeopleListVariant) async throws {
      let stage = try await KeyboardStage(try await World(variant))
      var insets = try stage.insets()
      #expect(insets == [0, 0])
      try stage.world.fill(first: "Ada")
      insets = try stage.insets()
      #expect(insets == [stage.keyboard.height, stage.keyboard.height])
      try stage.putAway()
      insets = try stage.insets()
      #expect(insets == [0, 0])
      try stage.world.fill(last: "Lovelace")
      insets = try stage.insets()
      #expect(insets == [stage.keyboard.height, stage.keyboard.height])
      try stage.putAway()
      insets = try stage.insets()
      #expect(insets == [0, 0])
    }

    @Test(
      "a field that the keyboard would cover is scrolled into sight",
      arguments: PeopleListVariant.allCases)
    func covered(_ variant: PeopleListVariant) async throws {
      let stage = try await KeyboardStage(try await World(variant))
      try stage.world.fill(born: "1815-12-10")
      #expect(try stage.fieldIsInSight())
    }

    @Test(
      "so is the second field that is touched, when the keyboard stands already",
      arguments: PeopleListVariant.allCases)
    func secondField(_ variant: PeopleListVariant) async throws {
      let stage = try await KeyboardStage(try await World(variant))
      try stage.world.fill(first: "Ada")
      #expect(try stage.fieldIsInSight())
      try stage.world.fill(born: "1815-12-10")
      #expect(try stage.fieldIsInSight())
      try stage.world.fill(first: "Augusta Ada")
      #expect(try stage.fieldIsInSight())
    }

    @Test(
      "Return moves on from field to field, and saves in the last",
      arguments: PeopleListVariant.allCases)
    func returnKey(_ variant: PeopleListVariant) async throws {
      let stage = try await KeyboardStage(try await World(variant))
      let world = stage.world
      try world.fill(first: "Ada")
      for text in ["Lovelace", "1815-12-10"] {
        try world.pilot.pressReturn()
        #expect(try stage.fieldIsInSight())
        try stage.field().insertText(text)
      }
      try world.pilot.pressReturn()
      try await world.waitForList()
      #expect(world.pilot.rows.map(\.texts) == [["Ada Lovelace", "December 10, 1815"]])
    }

    @Test("the Return key says what it will do", arguments: PeopleListVariant.allCases)
    func returnKeyTypes(_ variant: PeopleListVariant) async throws {
      let stage = try await KeyboardStage(try await World(variant))
      let fields = try stage.form().subviews.compactMap { $0 as? TextField }
      #expect(fields.map(\.returnKeyType) == [.next, .next, .done])
    }

    @Test("Return in the last field is refused as “Save” is", arguments: PeopleListVariant.allCases)
    func returnRefused(_ variant: PeopleListVariant) async throws {
      let stage = try await KeyboardStage(try await World(variant))
      try stage.world.fill(born: "yesterday")
      try stage.world.pilot.pressReturn()
      #expect(stage.world.pilot.alert?.title == "This Person Cannot Be Saved")
    }

    @Test(
      "the keyboard goes when the form is cancelled, and when it has saved",
      arguments: PeopleListVariant.allCases)
    func putAway(_ variant: PeopleListVariant) async throws {
      let stage = try await KeyboardStage(try await World(variant))
      let world = stage.world
      for button in ["Cancel", "Save"] {
        try world.fill(first: "Ada")
        #expect(stage.keyboard.isUp)
        try world.pilot.tap(button)
        try await world.waitForList()
        world.pilot.window.displayIfNeeded()
        #expect(!stage.keyboard.isUp, "\(button)")
        try world.pilot.tap("Add")
      }
    }

    @Test(
      "the typing ends when the form begins to close, not when it is gone",
      arguments: PeopleListVariant.allCases)
    func endsTyping(_ variant: PeopleListVariant) async throws {
      let stage = try await KeyboardStage(try await World(variant))
      let window = stage.world.pilot.window
      try stage.world.fill(first: "Ada")
      window.holdsTransitions = true
      try stage.world.pilot.tap("Cancel")
      #expect(window.firstResponder == nil)
      window.finishTransitions()
    }

    @Test(
      "a device that is turned under the keyboard keeps the field in sight",
      arguments: PeopleListVariant.allCases)
    func turned(_ variant: PeopleListVariant) async throws {
      let stage = try await KeyboardStage(try await World(variant))
      try stage.world.fill(born: "1815-12-10")
      stage.keyboard.changeHeight(to: 250)
      var insets = try stage.insets()
      #expect(insets == [250, 250])
      stage.keyboard.rotate(to: CGSize(width: 420, height: 375))
      stage.world.pilot.window.layoutIfNeeded()
      insets = try stage.insets()
      #expect(insets == [250, 250])
      try stage.putAway()
      insets = try stage.insets()
      #expect(insets == [0, 0])
    }

    @Test(
      "a keyboard that floats, and a real one, take no room", arguments: PeopleListVariant.allCases)
    func floats(_ variant: PeopleListVariant) async throws {
      let stage = try await KeyboardStage(try await World(variant))
      try stage.world.fill(first: "Ada")
      stage.keyboard.float()
      var insets = try stage.insets()
      #expect(insets == [0, 0])
      stage.keyboard.dock()
      insets = try stage.insets()
      #expect(insets == [stage.keyboard.height, stage.keyboard.height])
      stage.keyboard.undock(by: 60)
      insets = try stage.insets()
      #expect(insets == [0, 0])
      stage.keyboard.connectHardwareKeyboard()
      insets = try stage.insets()
      #expect(insets == [0, 0])
    }
  }
}
