import Foundation
import HeadlessUI
import Pilot

/// A screen in a window, and who drives it.
@MainActor
struct OnStage {
  let screen = ViewController()
  let window = Window(size: .init(width: 390, height: 844))
  let pilot: ScreenPilot

  init() {
    pilot = ScreenPilot(window)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }
}
