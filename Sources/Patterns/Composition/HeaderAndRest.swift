public import Foundation

/// A screen of two children: a header along the top, the other on what is left (D2).
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
/// - Isolation: main actor. The container holds this, and this holds the container weakly.
@MainActor
public final class HeaderAndRest<Controller: ContainableController>
where Controller.ContainedController == Controller {
  /// The place along the top.
  public let header: ChildSlot<Controller>
  /// The place below it.
  public let rest: ChildSlot<Controller>

  /// Two empty slots in `container`, the header `height` points high: 44, as in the document,
  /// unless said otherwise.
  public init(in container: Controller, headerHeight height: CGFloat = 44) {
    header = ChildSlot(in: container) { RectangleCut(of: $0, cutting: height, from: .top).slice }
    rest = ChildSlot(in: container) { RectangleCut(of: $0, cutting: height, from: .top).rest }
  }

  /// Lays both children out: to be called in the container's `viewDidLayoutSubviews`.
  public func layout() {
    header.layout()
    rest.layout()
  }
}
