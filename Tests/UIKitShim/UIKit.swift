// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

@_exported import Foundation

/// The body of every declaration. No code of this module runs.
func declaredOnly() -> Never {
  fatalError("The UIKit shim is for type-checking only.")
}
