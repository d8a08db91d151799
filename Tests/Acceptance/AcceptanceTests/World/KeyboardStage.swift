import Foundation
import HeadlessUI
import Pilot
import Testing

/// A form under a keyboard, on a screen so low that the keyboard covers most of it.
@MainActor
struct KeyboardStage {
  /// What the keyboard leaves of the screen shows two fields and a half.
  static let screen = CGSize(width: 375, height: 420)

  let world: World
  let keyboard: KeyboardSimulator

  /// The form for a new person, on the screen of `world`.
  init(_ world: World) async throws {
    world.size = Self.screen
    try await world.open()
    self.world = world
    keyboard = KeyboardSimulator(window: world.pilot.window, center: world.notifications)
    try world.pilot.tap("Add")
    world.pilot.window.layoutIfNeeded()
  }

  /// The field that is typed into.
  func field() throws -> TextField {
    try #require(world.pilot.window.firstResponder as? TextField)
  }

  /// The scroll view that the fields lie in.
  func form() throws -> ScrollView {
    func scrollView(in view: View) -> ScrollView? {
      if let scrollView = view as? ScrollView, !(view is TableView) { return scrollView }
      return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }
    return try #require(scrollView(in: world.pilot.window))
  }

  /// How much room the form keeps free at its bottom, for content and indicator.
  func insets() throws -> [CGFloat] {
    let form = try form()
    return [form.contentInset.bottom, form.verticalScrollIndicatorInsets.bottom]
  }

  /// Whether the field that is typed into is on the screen, clear of the keyboard.
  func fieldIsInSight() throws -> Bool {
    let field = try field()
    let frame = field.convert(field.bounds, to: world.pilot.window)
    return frame.minY >= 0 && frame.maxY <= keyboard.frame.minY
  }

  /// Ends typing, as a touch on the keyboard's own key to put it away does.
  func putAway() throws {
    try field().resignFirstResponder()
    world.pilot.window.displayIfNeeded()
  }
}
