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

  @Test("every test of the specification runs for all variants")
  func allVariants() throws {
    for file in try SourceFile.all(
      below: "Tests/Acceptance/AcceptanceTests/PeopleListSpecification")
    {
      let code = file.codeLines.joined(separator: "\n")
      #expect(
        code.split(separator: "@Test(").count
          == code.split(separator: "arguments: Variant.all").count,
        "\(file.path) has a test without `arguments: Variant.all`")
    }
  }
}
