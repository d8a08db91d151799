// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init() { declaredOnly() }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { declaredOnly() }

  public static var zero: UIEdgeInsets { declaredOnly() }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { declaredOnly() }
}

@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

@MainActor open class UIScreen: NSObject {
  open var bounds: CGRect { declaredOnly() }
  open var coordinateSpace: any UICoordinateSpace { declaredOnly() }
}
