import Foundation
import RecordedSequences
import SourceMeasures
import TestSupport
import Testing

@testable import ComparisonReport

/// A package in a temporary folder, with small people lists and text that HTML must escape.
final class SmallPackage {
  static let nasty = """
    import HeadlessUI
    // </script><script>alert("x")</script> & 'y'
    let a = \"""
      <b>&amp;</b>
      \"""
    """

  private let folder: TemporaryFolder
  private var faults = FaultResults()

  /// - Parameter hasData: Whether there are recordings, a change request and results of faults.
  init(hasData: Bool) throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(
      "# One\n\n- **A** first.\n\n- **Slim** for\n  `x`.\n- **B** last.\n",
      to: "Guides/Comparison.md")
    for member in VariantGroup.people.members {
      let sources = try #require(member.sources.first)
      let tests = try #require(member.tests)
      try folder.write(Self.nasty, to: "\(sources)/PeopleListViewController.swift")
      try folder.write("// fails <&>\n", to: "\(tests)/Decisions/ServerFailsTests.swift")
      if hasData {
        try folder.write(
          diff(of: "\(sources)/Phone.swift"),
          to: "Examples/Changes/phone/\(member.variant.rawValue).diff")
        try folder.write(
          recording(of: member.variant),
          to: RecordedSequence.path(of: .deleteConfirmed, member.variant))
      }
    }
    guard hasData else { return }
    try folder.write(
      "# A <phone>\n\nA `field` & a row.\n\n- one\n- <two>\n",
      to: "Examples/Changes/phone/request.md")
    try folder.write("struct PhoneTests {}\n", to: "Examples/Changes/phone/PhoneTests.swift")
    try folder.write(
      diff(of: "Tests/DomainTests/Phone.swift") + diff(of: "Sources/Domain/Phone.swift"),
      to: "Examples/Changes/phone/shared.diff")
    var suite = FaultResult.Suite()
    suite.of = 9
    for variant in VariantGroup.people.variants {
      suite.failed = variant == .slim ? 2 : 0
      faults.set(
        FaultResult(
          .lostError, in: variant, edit: "", specification: suite, decisions: suite, rest: suite))
    }
  }

  /// Returns the page of the package.
  func page() throws -> String {
    let package = try PackageSources(root: folder.url)
    let measures = try VariantMeasures.all(in: package)
    return try ComparisonPage(
      Comparison(sources: measures), of: .people, in: package, faults: faults
    ).html
  }

  /// Returns a recording. Only the slim variant sends a request.
  private func recording(of variant: Variant) -> String {
    """
    # Delete a person, confirmed: \(variant.rawValue)
    == tap Delete <1>
    List.delete(_:) [from stage]
      Store<T>.go()
    \(variant == .slim ? "== request delete\nAPI.send()" : "")
    == rows Grace
    ---
    calls: 3
    depth: 2
    types: 2
    decision: List.delete(_:)
    released: 5 of 5

    """.replacing("\n\n==", with: "\n==")
  }

  /// Returns the diff of a new file.
  private func diff(of path: String) -> String {
    """
    diff --git a/\(path) b/\(path)
    new file mode 100644
    --- /dev/null
    +++ b/\(path)
    @@ -0,0 +1,2 @@
    +struct Phone<Number> {
    +}

    """
  }
}
