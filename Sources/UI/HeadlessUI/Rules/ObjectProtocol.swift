public import Foundation

/// An object that can be a delegate, a stand-in for `NSObjectProtocol`.
///
/// UIKit's delegates are `NSObject`s, and its responders are too. So a class that is not a
/// responder inherits from `NSObject`, and compiles with UIKit as well.
public protocol ObjectProtocol: AnyObject {}

extension NSObject: ObjectProtocol {}

extension Responder: ObjectProtocol {}
