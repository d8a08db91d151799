// A file that imports UIKit can use Foundation and CoreGraphics without a second import. Clients of
// HeadlessUI need the same, so that one file compiles with both.
@_exported public import Foundation

#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
#endif
