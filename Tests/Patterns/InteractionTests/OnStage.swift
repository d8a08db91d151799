import HeadlessUI
import Pilot
import Testing

/// A screen in a window. The test uses the screen through `pilot`.
@MainActor
struct OnStage {
  let screen = UIViewController()
  let window = UIWindow(size: CGSize(width: 390, height: 844))
  let pilot: ScreenPilot

  init() {
    pilot = ScreenPilot(window)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  /// Waits until `condition` is true.
  func wait(
    until event: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: (ScreenPilot) -> Bool
  ) async {
    await waitForInteraction(event, sourceLocation: sourceLocation) { condition(pilot) }
  }
}
