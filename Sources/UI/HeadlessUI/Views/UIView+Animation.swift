extension UIView {
  /// Options for an animation. HeadlessUI accepts them and animates nothing.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits. For the curve of a keyboard, shift its raw value left by 16 bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// The duration of the animation whose block is running, in seconds. It is 0 outside a block.
  public private(set) static var inheritedAnimationDuration: TimeInterval = 0

  /// Runs `animations` immediately, then calls `completion` with `true`.
  ///
  /// UIKit calls the completion after `duration` seconds.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Runs `animations` immediately, ignoring the delay, then calls `completion` with `true`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = inheritedAnimationDuration
    inheritedAnimationDuration = duration
    animations()
    inheritedAnimationDuration = outer
    completion?(true)
  }
}
