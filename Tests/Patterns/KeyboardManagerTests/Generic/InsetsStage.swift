import Foundation
import KeyboardManager
import Testing

/// An insets manager with mocks and its own keyboard.
@MainActor
struct InsetsStage {
  let view: MockScrollView
  let manager: KeyboardInsetsManager
  let animator = SpyAnimator()
  let keyboard: Keyboard

  init(_ view: MockScrollView = MockScrollView(), begin: Bool = true) {
    let center = NotificationCenter()
    self.view = view
    keyboard = Keyboard(center: center)
    manager = KeyboardInsetsManager(view: view, center: center, animator: animator)
    if begin { manager.beginObserving() }
  }

  /// Expects that the view has its original insets.
  func expectOriginals(sourceLocation: SourceLocation = #_sourceLocation) {
    let original = MockScrollView()
    #expect(view.contentInsets == original.contentInsets, sourceLocation: sourceLocation)
    #expect(view.indicatorInsets == original.indicatorInsets, sourceLocation: sourceLocation)
  }
}
