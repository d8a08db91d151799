/// The display of the device. Its coordinates are those of the keyboard's notifications.
@MainActor open class UIScreen {
  /// The coordinates of the screen. The point (0, 0) is its top left corner.
  public let coordinateSpace: any UICoordinateSpace = ScreenSpace()
}

private final class ScreenSpace: UICoordinateSpace {}

/// An object with coordinates of its own, such as a view or a screen.
@MainActor public protocol UICoordinateSpace: AnyObject {
  /// Converts a rectangle to the coordinates of another object.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from the coordinates of another object.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Converts a rectangle to the coordinates of another object.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, from: self)
  }

  /// Converts a rectangle from the coordinates of another object.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    let other = coordinateSpace.originOnScreen
    return rect.offsetBy(dx: other.x - originOnScreen.x, dy: other.y - originOnScreen.y)
  }

  /// The point (0, 0) of the object on the screen.
  private var originOnScreen: CGPoint {
    guard let view = self as? UIView else { return .zero }
    // The frame of a window is in screen coordinates.
    let window = view.window?.frame.origin ?? .zero
    let origin = view.convert(CGPoint.zero, to: nil)
    return CGPoint(x: origin.x + window.x, y: origin.y + window.y)
  }
}

extension UIView: UICoordinateSpace {}
