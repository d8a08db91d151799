public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A rectangle divided into a slice along one edge and the rest.
///
///     let cut = RectangleCut(of: bounds, cutting: 44, from: .top)
///     header.frame = cut.slice
///     grid.frame = cut.rest
nonisolated public struct RectangleCut: Equatable, Sendable {
  /// The edge of the slice.
  public enum Edge: CaseIterable, Sendable {
    /// The edge with the smallest y, which is the top on iOS.
    case top
    /// The edge with the largest y.
    case bottom
    /// The edge with the smallest x.
    case left
    /// The edge with the largest x.
    case right
  }

  /// The slice along the edge.
  public let slice: CGRect
  /// The rest of the rectangle.
  public let rest: CGRect

  /// Divides `rectangle` at `amount` points from an edge.
  ///
  /// A negative amount gives an empty slice, and an amount that is too large gives an empty rest. A
  /// rectangle with a negative size is standardized first.
  public init(of rectangle: CGRect, cutting amount: CGFloat, from edge: Edge) {
    let side: CGRectEdge =
      switch edge {
      case .top: .minYEdge
      case .bottom: .maxYEdge
      case .left: .minXEdge
      case .right: .maxXEdge
      }
    (slice, rest) = rectangle.divided(atDistance: amount, from: side)
  }
}

/// Two slots: a header along the top, and the rest below it.
///
///     private lazy var parts = HeaderAndRest(in: self as UIViewController)
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       parts.header.show(HeaderController())
///       parts.rest.show(GridController())
///     }
///
///     override func viewDidLayoutSubviews() {
///       super.viewDidLayoutSubviews()
///       parts.layout()
///     }
///
/// - Isolation: main actor. The container retains this object, which references the container
///   weakly.
@MainActor
public final class HeaderAndRest<Controller: ContainableController>
where Controller.ContainedController == Controller {
  /// The slot along the top.
  public let header: ChildSlot<Controller>
  /// The slot below the header.
  public let rest: ChildSlot<Controller>

  /// Creates two empty slots in `container`. The header is `height` points high.
  public init(in container: Controller, headerHeight height: CGFloat = 44) {
    header = ChildSlot(in: container) { RectangleCut(of: $0, cutting: height, from: .top).slice }
    rest = ChildSlot(in: container) { RectangleCut(of: $0, cutting: height, from: .top).rest }
  }

  /// Sets both children's frames. Call it in the container's `viewDidLayoutSubviews`.
  public func layout() {
    header.layout()
    rest.layout()
  }
}
