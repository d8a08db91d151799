import Foundation
import TestSupport
import Testing

@Suite("People list specification")
struct SpecificationTests {
  @Test("the specification tests every people list in `Sources/Screens`")
  func variants() throws {
    let screens = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "Sources/Screens").path)
    let names = Variant.ofThisPackage.map(\.name)
    #expect(Set(names) == Set(screens.filter { $0.hasSuffix("PeopleList") }))
  }
}
