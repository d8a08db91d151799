import Foundation
import TestSupport
import Testing

@Suite("People list specification")
struct SpecificationTests {
  @Test("every people list in `Sources/Screens` is a variant of the specification")
  func variants() throws {
    let screens = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "Sources/Screens").path)
    let names = Variant.ofThisPackage.map(\.name)
    #expect(Set(names) == Set(screens.filter { $0.hasSuffix("PeopleList") }))
  }
}
