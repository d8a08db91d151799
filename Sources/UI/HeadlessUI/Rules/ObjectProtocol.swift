/// The base protocol of all delegates, as `NSObjectProtocol` is in UIKit.
///
/// In UIKit all delegates and responders are `NSObject`s. If a delegate is not a responder, let it
/// inherit from `NSObject`, so that it also compiles with UIKit.
public protocol ObjectProtocol: AnyObject {}

extension NSObject: ObjectProtocol {}

extension UIResponder: ObjectProtocol {}
