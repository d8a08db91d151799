import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Keyboard")
  @MainActor
  struct KeyboardTests {
    @Test(
      "the form is inset by the keyboard's height until the keyboard hides",
      arguments: Variant.all)
    func insets(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      var insets = try fixture.insets()
      #expect(insets == [0, 0])
      try fixture.app.fill(first: "Ada")
      insets = try fixture.insets()
      #expect(insets == [fixture.keyboard.height, fixture.keyboard.height])
      try fixture.hideKeyboard()
      insets = try fixture.insets()
      #expect(insets == [0, 0])
      try fixture.app.fill(last: "Lovelace")
      insets = try fixture.insets()
      #expect(insets == [fixture.keyboard.height, fixture.keyboard.height])
      try fixture.hideKeyboard()
      insets = try fixture.insets()
      #expect(insets == [0, 0])
    }

    @Test("a field that the keyboard covers is scrolled into view", arguments: Variant.all)
    func covered(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      try fixture.app.fill(born: "1815-12-10")
      #expect(try fixture.fieldIsVisible())
    }

    @Test(
      "if the focus moves to another field, the newly focused field is scrolled into view",
      arguments: Variant.all)
    func secondField(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      try fixture.app.fill(first: "Ada")
      #expect(try fixture.fieldIsVisible())
      try fixture.app.fill(born: "1815-12-10")
      #expect(try fixture.fieldIsVisible())
      try fixture.app.fill(first: "Augusta Ada")
      #expect(try fixture.fieldIsVisible())
    }

    @Test(
      "the Return key focuses the next field, and in the last field saves the person",
      arguments: Variant.all)
    func returnKey(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      let app = fixture.app
      try app.fill(first: "Ada")
      for text in ["Lovelace", "1815-12-10"] {
        try app.pilot.pressReturn()
        #expect(try fixture.fieldIsVisible())
        try fixture.field().insertText(text)
      }
      try app.pilot.pressReturn()
      try await app.waitForList()
      #expect(app.pilot.rows.map(\.texts) == [["Ada Lovelace", "December 10, 1815"]])
    }

    @Test("the Return key's label is “Next”, or “Done” in the last field", arguments: Variant.all)
    func returnKeyTypes(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      let fields = try fixture.form().subviews.compactMap { $0 as? UITextField }
      #expect(fields.map(\.returnKeyType) == [.next, .next, .done])
    }

    @Test(
      "after an error alert, the same field has the focus, and the user can continue typing",
      arguments: Variant.all
    )
    func focusAfterAlert(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      let app = fixture.app
      try app.fill(born: "1815-12")
      let field = try fixture.field()
      try app.pilot.tap("Save")
      #expect(app.pilot.alert?.title == "This Person Cannot Be Saved")
      try app.pilot.answer("OK")
      try await app.pilot.waitWhileBusy()
      #expect(app.pilot.window.firstResponder === field)
      field.insertText("-10")
      #expect(field.text == "1815-12-10")
      #expect(try fixture.fieldIsVisible())
    }

    @Test(
      "in the last field, the Return key reports an invalid birthday, and the field keeps focus",
      arguments: Variant.all)
    func returnRefused(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      try fixture.app.fill(born: "yesterday")
      let field = try fixture.field()
      try fixture.app.pilot.pressReturn()
      #expect(fixture.app.pilot.alert?.title == "This Person Cannot Be Saved")
      try fixture.app.pilot.answer("OK")
      try await fixture.app.pilot.waitWhileBusy()
      #expect(fixture.app.pilot.window.firstResponder === field)
    }

    @Test("the keyboard hides after “Cancel” and after “Save”", arguments: Variant.all)
    func hidesKeyboard(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      let app = fixture.app
      for button in ["Cancel", "Save"] {
        try app.fill(first: "Ada")
        #expect(fixture.keyboard.isUp)
        try app.pilot.tap(button)
        if button == "Cancel" { try app.pilot.answer("Discard Changes") }
        try await app.waitForList()
        app.pilot.window.displayIfNeeded()
        #expect(!fixture.keyboard.isUp, "\(button)")
        try app.pilot.tap("Add")
      }
    }

    @Test("editing ends when the form starts to close", arguments: Variant.all)
    func endsTyping(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      let window = fixture.app.pilot.window
      try fixture.app.fill(first: "Ada")
      fixture.app.holdTransitions()
      try fixture.app.pilot.tap("Save")
      try await fixture.app.pilot.waitUntil("typing has ended") { _ in window.firstResponder == nil
      }
      #expect(fixture.app.screen?.presentedViewController?.isBeingDismissed == true)
      fixture.app.finishTransitions()
    }

    @Test(
      "the inset equals the keyboard's height after the height changes and after a rotation",
      arguments: Variant.all)
    func turned(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      try fixture.app.fill(born: "1815-12-10")
      fixture.keyboard.changeHeight(to: 250)
      var insets = try fixture.insets()
      #expect(insets == [250, 250])
      fixture.keyboard.rotate(to: CGSize(width: 420, height: 375))
      fixture.app.pilot.window.layoutIfNeeded()
      insets = try fixture.insets()
      #expect(insets == [250, 250])
      try fixture.hideKeyboard()
      insets = try fixture.insets()
      #expect(insets == [0, 0])
    }

    @Test(
      "the form has no inset for a floating, undocked or hardware keyboard", arguments: Variant.all)
    func floats(_ variant: Variant) async throws {
      let fixture = try await FormFixture(try await TestApp(variant))
      try fixture.app.fill(first: "Ada")
      fixture.keyboard.float()
      var insets = try fixture.insets()
      #expect(insets == [0, 0])
      fixture.keyboard.dock()
      insets = try fixture.insets()
      #expect(insets == [fixture.keyboard.height, fixture.keyboard.height])
      fixture.keyboard.undock(by: 60)
      insets = try fixture.insets()
      #expect(insets == [0, 0])
      fixture.keyboard.connectHardwareKeyboard()
      insets = try fixture.insets()
      #expect(insets == [0, 0])
    }
  }
}

/// A form on a small screen. The keyboard covers most of the screen.
@MainActor
struct FormFixture {
  /// The size of the screen, which shows two and a half fields above the keyboard.
  static let screen = CGSize(width: 375, height: 420)

  let app: TestApp
  let keyboard: KeyboardSimulator

  /// Opens the form for a new person.
  init(_ app: TestApp) async throws {
    app.size = Self.screen
    try await app.open()
    self.app = app
    keyboard = KeyboardSimulator(window: app.pilot.window, center: app.notifications)
    try app.pilot.tap("Add")
    app.pilot.window.layoutIfNeeded()
  }

  /// The focused field.
  func field() throws -> UITextField {
    try #require(app.pilot.window.firstResponder as? UITextField)
  }

  /// The scroll view that contains the fields.
  func form() throws -> UIScrollView {
    func scrollView(in view: UIView) -> UIScrollView? {
      if let scrollView = view as? UIScrollView, !(view is UITableView) { return scrollView }
      return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }
    return try #require(scrollView(in: app.pilot.window))
  }

  /// The bottom insets of the content and of the scroll indicator.
  func insets() throws -> [CGFloat] {
    let form = try form()
    return [form.contentInset.bottom, form.verticalScrollIndicatorInsets.bottom]
  }

  /// Whether the focused field is visible above the keyboard.
  func fieldIsVisible() throws -> Bool {
    let field = try field()
    let frame = field.convert(field.bounds, to: app.pilot.window)
    return frame.minY >= 0 && frame.maxY <= keyboard.frame.minY
  }

  /// Hides the keyboard, as the dismiss key of the keyboard does.
  func hideKeyboard() throws {
    try field().resignFirstResponder()
    app.pilot.window.displayIfNeeded()
  }
}
