// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, to type-check the adapters on Linux: see README.md in this folder.

@_exported import Foundation

/// What every body here does: nothing of this module ever runs.
func declaredOnly() -> Never {
  fatalError("The UIKit shim is for type-checking only.")
}
