/// Counts of the updates of a view, for tests. UIKit does not have this API.
extension UIView {
  /// The number of calls of ``UIView/updateProperties()``.
  public var updatePropertiesCount: Int { propertiesPass.count }

  /// The number of calls of ``UIView/layoutSubviews()``.
  public var layoutCount: Int { layoutPass.count }
}

/// Counts of the updates of a controller, for tests. UIKit does not have this API.
extension UIViewController {
  /// The number of calls of ``UIViewController/updateProperties()``.
  public var updatePropertiesCount: Int { propertiesPass.count }

  /// The number of calls of ``UIViewController/viewWillLayoutSubviews()``.
  public var layoutCount: Int { viewIfLoaded?.layoutCount ?? 0 }
}
