/// The display of the device. Its coordinates are those of the keyboard's notifications.
@MainActor open class UIScreen: NSObject {
  private let space = ScreenSpace()

  /// The coordinates of the screen. The point (0, 0) is its top left corner.
  open var coordinateSpace: any UICoordinateSpace { space }

  /// The rectangle of the screen in its own coordinates.
  open internal(set) var bounds: CGRect {
    get { space.bounds }
    set { space.bounds = newValue }
  }
}

private final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds = CGRect.zero
}

/// An object with coordinates of its own, such as a view or a screen.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the object in its own coordinates.
  var bounds: CGRect { get }
  /// Converts a point to the coordinates of another object.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from the coordinates of another object.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to the coordinates of another object.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from the coordinates of another object.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// Converts a point to the coordinates of another object.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, from: self)
  }

  /// Converts a point from the coordinates of another object.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let other = coordinateSpace.originOnScreen
    return CGPoint(x: point.x + other.x - originOnScreen.x, y: point.y + other.y - originOnScreen.y)
  }

  /// Converts a rectangle to the coordinates of another object.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, from: self)
  }

  /// Converts a rectangle from the coordinates of another object.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
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
