// A file that imports UIKit can use Foundation and CoreGraphics without a second import. HeadlessUI
// exports them too, so that the same file compiles with HeadlessUI instead of UIKit.
@_exported public import Foundation

#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#endif
