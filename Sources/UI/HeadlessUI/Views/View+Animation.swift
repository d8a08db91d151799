public import Foundation

extension View {
  /// How an animation is to run. HeadlessUI animates nothing; the options are taken so that code
  /// moves to UIKit unchanged.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits; a keyboard notification carries its curve so.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Start from where a running animation is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  }

  private static var duration: TimeInterval = 0

  /// The duration of the animation whose block is running now, in seconds; 0 outside one.
  public static var inheritedAnimationDuration: TimeInterval { duration }

  /// Runs `animations`, then `completion` with `true`, at once and always in this order.
  ///
  /// UIKit runs the block at once too, and the completion after `duration` seconds.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Runs `animations`, then `completion` with `true`, at once; UIKit waits `delay` seconds before.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = self.duration
    self.duration = duration
    animations()
    self.duration = outer
    completion?(true)
  }

  /// Runs `actions` without animation.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let outer = duration
    duration = 0
    actions()
    duration = outer
  }
}
