#if canImport(UIKit)
  import UIKit

  extension UIActivityIndicatorView: ActivityShowing {}
#endif
