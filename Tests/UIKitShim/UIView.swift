// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor
open class UIView: UIResponder, UICoordinateSpace, UIAccessibilityIdentification {
  public init(frame: CGRect) { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }
  public override convenience init() { declaredOnly() }

  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open var alpha: CGFloat = 0
  open var backgroundColor: UIColor?
  open var isHidden: Bool = false
  open var tag: Int = 0
  open var accessibilityIdentifier: String?
  open var autoresizingMask: AutoresizingMask = []
  open var isUserInteractionEnabled: Bool = false
  open var superview: UIView? { declaredOnly() }
  open var subviews: [UIView] { declaredOnly() }
  open var window: UIWindow? { declaredOnly() }
  open var safeAreaInsets: UIEdgeInsets { declaredOnly() }

  open func addSubview(_ view: UIView) { declaredOnly() }
  open func insertSubview(_ view: UIView, at index: Int) { declaredOnly() }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { declaredOnly() }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { declaredOnly() }
  open func bringSubviewToFront(_ view: UIView) { declaredOnly() }
  open func removeFromSuperview() { declaredOnly() }
  open func isDescendant(of view: UIView) -> Bool { declaredOnly() }
  open func setNeedsLayout() { declaredOnly() }
  open func layoutIfNeeded() { declaredOnly() }
  open func layoutSubviews() { declaredOnly() }
  open func updateProperties() { declaredOnly() }
  open func setNeedsUpdateProperties() { declaredOnly() }
  open func updatePropertiesIfNeeded() { declaredOnly() }
  open func setNeedsDisplay() { declaredOnly() }
  open func didMoveToSuperview() { declaredOnly() }
  open func didMoveToWindow() { declaredOnly() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { declaredOnly() }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { declaredOnly() }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { declaredOnly() }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    declaredOnly()
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    declaredOnly()
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declaredOnly() }
    public static var flexibleWidth: AutoresizingMask { declaredOnly() }
    public static var flexibleHeight: AutoresizingMask { declaredOnly() }
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declaredOnly() }
    public static var beginFromCurrentState: AnimationOptions { declaredOnly() }
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    declaredOnly()
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    declaredOnly()
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    declaredOnly()
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    declaredOnly()
  }
}

@MainActor open class UIWindow: UIView {
  public override init(frame: CGRect) { declaredOnly() }
  public init(windowScene: UIWindowScene) { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }

  open var screen: UIScreen { declaredOnly() }
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() { declaredOnly() }
}
