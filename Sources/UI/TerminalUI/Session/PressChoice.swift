import Foundation
import HeadlessUI

/// The button that Return presses, where a person chose one: of an alert, of the screen, of its bar.
@MainActor
struct PressChoice {
  private weak var alert: AlertController?
  private weak var action: AlertAction?
  private weak var button: (any Pressable)?

  /// The action of the alert that Return presses: the chosen one, or the one that the alert prefers.
  /// What destroys is never the one to begin with.
  mutating func action(of alert: AlertController) -> AlertAction? {
    if self.alert !== alert {
      self.alert = alert
      action = nil
    }
    if let action, action.isEnabled { return action }
    let open = alert.actions.filter(\.isEnabled)
    action =
      alert.preferredAction ?? open.first { $0.style == .default }
      ?? open.first { $0.style == .cancel } ?? open.first
    return action
  }

  /// Chooses the next action, or the one before.
  mutating func moveAction(by step: Int, in alert: AlertController) {
    let open = alert.actions.filter(\.isEnabled)
    let current = self.action(of: alert)
    let place = open.firstIndex { $0 === current } ?? 0
    guard !open.isEmpty else { return }
    action = open[(place + step + open.count) % open.count]
  }

  /// The button that was chosen on this screen, if it still is there.
  func button(on screen: FrontScreen) -> (any Pressable)? {
    guard screen.alert == nil, let button else { return nil }
    return screen.buttons.first { $0 === button }
  }

  mutating func choose(_ button: (any Pressable)?) {
    self.button = button
  }
}
