#if canImport(UIKit)
  public import UIKit

  /// Every responder of UIKit's has what a field of the focus order needs.
  extension UIResponder: FocusField {}
#endif
