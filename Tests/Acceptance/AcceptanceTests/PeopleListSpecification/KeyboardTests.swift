import Domain
import Foundation
import HeadlessUI
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
      arguments: Variant.all)
    func insets(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      var insets = try stage.insets()
      #expect(insets == [0, 0])
      try stage.app.fill(first: "Ada")
      insets = try stage.insets()
      #expect(insets == [stage.keyboard.height, stage.keyboard.height])
      try stage.putAway()
      insets = try stage.insets()
      #expect(insets == [0, 0])
      try stage.app.fill(last: "Lovelace")
      insets = try stage.insets()
      #expect(insets == [stage.keyboard.height, stage.keyboard.height])
      try stage.putAway()
      insets = try stage.insets()
      #expect(insets == [0, 0])
    }

    @Test("a field that the keyboard would cover is scrolled into sight", arguments: Variant.all)
    func covered(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      try stage.app.fill(born: "1815-12-10")
      #expect(try stage.fieldIsInSight())
    }

    @Test(
      "so is the second field that is touched, when the keyboard stands already",
      arguments: Variant.all)
    func secondField(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      try stage.app.fill(first: "Ada")
      #expect(try stage.fieldIsInSight())
      try stage.app.fill(born: "1815-12-10")
      #expect(try stage.fieldIsInSight())
      try stage.app.fill(first: "Augusta Ada")
      #expect(try stage.fieldIsInSight())
    }

    @Test("Return moves on from field to field, and saves in the last", arguments: Variant.all)
    func returnKey(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      let app = stage.app
      try app.fill(first: "Ada")
      for text in ["Lovelace", "1815-12-10"] {
        try app.pilot.pressReturn()
        #expect(try stage.fieldIsInSight())
        try stage.field().insertText(text)
      }
      try app.pilot.pressReturn()
      try await app.waitForList()
      #expect(app.pilot.rows.map(\.texts) == [["Ada Lovelace", "December 10, 1815"]])
    }

    @Test("the Return key says what it will do", arguments: Variant.all)
    func returnKeyTypes(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      let fields = try stage.form().subviews.compactMap { $0 as? TextField }
      #expect(fields.map(\.returnKeyType) == [.next, .next, .done])
    }

    @Test(
      "after an error alert the same field is focused, and typing continues", arguments: Variant.all
    )
    func focusAfterAlert(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      let app = stage.app
      try app.fill(born: "1815-12")
      let field = try stage.field()
      try app.pilot.tap("Save")
      #expect(app.pilot.alert?.title == "This Person Cannot Be Saved")
      try app.pilot.answer("OK")
      try await app.pilot.waitWhileBusy()
      #expect(app.pilot.window.firstResponder === field)
      field.insertText("-10")
      #expect(field.text == "1815-12-10")
      #expect(try stage.fieldIsInSight())
    }

    @Test("Return in the last field is refused as “Save” is", arguments: Variant.all)
    func returnRefused(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      try stage.app.fill(born: "yesterday")
      try stage.app.pilot.pressReturn()
      #expect(stage.app.pilot.alert?.title == "This Person Cannot Be Saved")
    }

    @Test(
      "the keyboard goes when the form is cancelled, and when it has saved",
      arguments: Variant.all)
    func putAway(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      let app = stage.app
      for button in ["Cancel", "Save"] {
        try app.fill(first: "Ada")
        #expect(stage.keyboard.isUp)
        try app.pilot.tap(button)
        if button == "Cancel" { try app.pilot.answer("Discard Changes") }
        try await app.waitForList()
        app.pilot.window.displayIfNeeded()
        #expect(!stage.keyboard.isUp, "\(button)")
        try app.pilot.tap("Add")
      }
    }

    @Test(
      "the typing ends when the form begins to close, not when it is gone",
      arguments: Variant.all)
    func endsTyping(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      let window = stage.app.pilot.window
      try stage.app.fill(first: "Ada")
      stage.app.holdTransitions()
      try stage.app.pilot.tap("Save")
      try await stage.app.pilot.waitUntil("typing has ended") { _ in window.firstResponder == nil }
      #expect(stage.app.screen?.presentedViewController?.isBeingDismissed == true)
      stage.app.finishTransitions()
    }

    @Test(
      "a device that is turned under the keyboard keeps the field in sight",
      arguments: Variant.all)
    func turned(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      try stage.app.fill(born: "1815-12-10")
      stage.keyboard.changeHeight(to: 250)
      var insets = try stage.insets()
      #expect(insets == [250, 250])
      stage.keyboard.rotate(to: CGSize(width: 420, height: 375))
      stage.app.pilot.window.layoutIfNeeded()
      insets = try stage.insets()
      #expect(insets == [250, 250])
      try stage.putAway()
      insets = try stage.insets()
      #expect(insets == [0, 0])
    }

    @Test("a keyboard that floats, and a real one, take no room", arguments: Variant.all)
    func floats(_ variant: Variant) async throws {
      let stage = try await FormFixture(try await TestApp(variant))
      try stage.app.fill(first: "Ada")
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

/// A form under a keyboard, on a screen so low that the keyboard covers most of it.
@MainActor
struct FormFixture {
  /// What the keyboard leaves of the screen shows two fields and a half.
  static let screen = CGSize(width: 375, height: 420)

  let app: TestApp
  let keyboard: KeyboardSimulator

  /// The form for a new person, on the screen of `app`.
  init(_ app: TestApp) async throws {
    app.size = Self.screen
    try await app.open()
    self.app = app
    keyboard = KeyboardSimulator(window: app.pilot.window, center: app.notifications)
    try app.pilot.tap("Add")
    app.pilot.window.layoutIfNeeded()
  }

  /// The field that is typed into.
  func field() throws -> TextField {
    try #require(app.pilot.window.firstResponder as? TextField)
  }

  /// The scroll view that the fields lie in.
  func form() throws -> ScrollView {
    func scrollView(in view: View) -> ScrollView? {
      if let scrollView = view as? ScrollView, !(view is TableView) { return scrollView }
      return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }
    return try #require(scrollView(in: app.pilot.window))
  }

  /// How much room the form keeps free at its bottom, for content and indicator.
  func insets() throws -> [CGFloat] {
    let form = try form()
    return [form.contentInset.bottom, form.verticalScrollIndicatorInsets.bottom]
  }

  /// Whether the field that is typed into is on the screen, clear of the keyboard.
  func fieldIsInSight() throws -> Bool {
    let field = try field()
    let frame = field.convert(field.bounds, to: app.pilot.window)
    return frame.minY >= 0 && frame.maxY <= keyboard.frame.minY
  }

  /// Ends typing, as a touch on the keyboard's own key to put it away does.
  func putAway() throws {
    try field().resignFirstResponder()
    app.pilot.window.displayIfNeeded()
  }
}
