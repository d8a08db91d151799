public import Foundation

/// Says what a popover points at (`UIPopoverPresentationController`).
///
/// Got from a controller's ``ViewController/popoverPresentationController``, before it is presented.
@MainActor open class PopoverPresentationController {
  /// The view that the popover points at.
  open var sourceView: View?
  /// The part of ``sourceView`` that it points at; all of it unless set.
  open var sourceRect = CGRect.null
  /// The button that it points at, in place of a view.
  open var barButtonItem: BarButtonItem?

  var pointsAnywhere: Bool { sourceView != nil || barButtonItem != nil }

  init() {}
}
