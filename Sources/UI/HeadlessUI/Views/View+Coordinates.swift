public import Foundation

extension View {
  /// A point of this view in the coordinates of `view`, or of the outermost view if that is `nil`.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of `view`, or of the outermost view if that is `nil`, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A rectangle of this view in the coordinates of `view`.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of `view` in this view's coordinates.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where this view's coordinate (0, 0) lies in the outermost view's coordinates.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let superview = view.superview {
      origin.x += view.frame.minX - view.bounds.minX
      origin.y += view.frame.minY - view.bounds.minY
      view = superview
    }
    return origin
  }
}
