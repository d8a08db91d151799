import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// **A trap.** A header and a grid that are embedded while the container lays out its views.
///
/// In a published example, lazy properties create *and embed* the children. The container first
/// reads the properties in `viewDidLayoutSubviews`. This has three consequences:
///
/// 1. The children are missing until the first layout, so the container cannot configure them.
/// 2. Each `addSubview` during a layout requires another layout.
/// 3. Reading a property changes the screen. A test or a log message that reads the property embeds
///    a child.
///
/// A container with ``HeaderAndRest`` embeds in `viewDidLoad`, and only sets frames in a layout.
@MainActor
public final class DocumentedLayout<Controller: ContainableController>
where Controller.ContainedController == Controller {
  /// The header. The first read creates and embeds it.
  public private(set) lazy var header = embedded()
  /// The grid. The first read creates and embeds it.
  public private(set) lazy var grid = embedded()

  private weak var container: Controller?
  private let makeChild: @MainActor () -> Controller

  /// Creates a layout without children. The first read of a property creates its child.
  public init(in container: Controller, makeChild: @escaping @MainActor () -> Controller) {
    self.container = container
    self.makeChild = makeChild
  }

  private func embedded() -> Controller {
    let child = makeChild()
    if let container { DocumentedOrder.embed(child, in: container) }
    return child
  }

  /// Sets both frames, as the published example does in `viewDidLayoutSubviews`.
  public func layout() {
    guard let container else { return }
    let workingRect: CGRect = container.view.bounds
    let cut = RectangleCut(of: workingRect, cutting: 44, from: .top)
    header.view.frame = cut.slice
    grid.view.frame = cut.rest
  }
}
