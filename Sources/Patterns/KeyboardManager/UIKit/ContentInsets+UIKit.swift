#if canImport(UIKit)
  public import UIKit

  extension ContentInsets {
    /// UIKit's insets, in the pattern's own type.
    public nonisolated init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  extension UIEdgeInsets {
    /// The pattern's insets, in UIKit's type.
    public nonisolated init(_ insets: ContentInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif
