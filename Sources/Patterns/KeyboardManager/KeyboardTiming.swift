public import Foundation

/// How the keyboard animates, so that what follows it can move in step.
public nonisolated struct KeyboardTiming: Equatable, Sendable {
  /// How long the movement takes, in seconds; zero or more.
  public let duration: TimeInterval
  /// The raw value of the animation curve. It is handed on as it came: UIKit's 7 is no case of
  /// `UIView.AnimationCurve`, and whoever turns it into one loses the keyboard's step.
  public let curve: Int

  /// A timing of `duration` seconds along the curve of raw value `curve`.
  public init(duration: TimeInterval, curve: Int) {
    self.duration = duration
    self.curve = curve
  }
}
