public import Foundation

/// One keyboard notification, read once and kept as a value.
///
/// It crosses from the notification's block to the main actor, hence `Sendable`; a `Notification`
/// cannot.
public nonisolated struct KeyboardChange: Equatable, Sendable {
  /// Where the keyboard will stand, in screen coordinates; `nil` once it leaves the screen's
  /// bottom. A hide has no frame, whatever it carries: a keyboard that begins to float posts a
  /// hide whose frame is still on the screen.
  public let screenFrame: CGRect?
  /// The pace of the keyboard's own animation.
  public let timing: KeyboardTiming
  /// Whether the keyboard belongs to this app.
  public let isLocal: Bool

  /// Reads `notification`, or gives `nil` where it is no keyboard notification or says nothing of
  /// where the keyboard ends (an undocked one that is dragged posts such).
  ///
  /// A missing duration or curve counts as zero, a missing owner as this app.
  public init?(_ notification: Notification) {
    guard let kind = KeyboardNotification(rawValue: notification.name.rawValue) else { return nil }
    let info = notification.userInfo ?? [:]
    if kind == .willHide {
      screenFrame = nil
    } else if let frame = Self.rectangle(info[KeyboardInfoKey.frameEnd.rawValue]) {
      screenFrame = frame
    } else {
      return nil
    }
    timing = KeyboardTiming(
      duration: info[KeyboardInfoKey.duration.rawValue] as? Double ?? 0,
      curve: info[KeyboardInfoKey.curve.rawValue] as? Int ?? 0)
    isLocal = info[KeyboardInfoKey.isLocal.rawValue] as? Bool ?? true
  }

  /// A rectangle, plain or boxed. On Apple's systems the cast opens an `NSValue` by itself; the
  /// Foundation of other systems does not bridge it.
  private static func rectangle(_ value: Any?) -> CGRect? {
    if let rectangle = value as? CGRect { return rectangle }
    #if canImport(ObjectiveC)
      return nil
    #else
      return (value as? NSValue)?.rectValue
    #endif
  }
}
