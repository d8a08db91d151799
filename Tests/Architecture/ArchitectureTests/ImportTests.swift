import Foundation
import TestSupport
import Testing

/// The build option `--explicit-target-dependency-import-check error` rejects an import that the
/// manifest does not list. The tests check what this option does not: which imports are allowed.
@Suite("A target imports only its own layer, earlier layers and the toolchain's modules")
struct ImportTests {
  /// The modules of the toolchain and of the system that the package uses.
  private static let toolchain: Set = [
    "CoreGraphics", "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML",
    "Observation", "Synchronization", "UIKit", "_FoundationICU",
  ]

  @Test("a target imports no target of a later layer", arguments: Layer.allCases)
  func direction(_ layer: Layer) throws {
    let later = try Layer.allCases.drop { $0 != layer }.dropFirst().flatMap { try $0.targets }
    for target in try layer.targets {
      let imports = try Self.imports(of: target).intersection(later).sorted()
      #expect(imports.isEmpty, "\(target) may not import \(imports).")
    }
  }

  @Test("all imports are modules of the package or of the toolchain")
  func known() throws {
    let targets = try Layer.allCases.flatMap { try $0.targets } + Layer.examples
    #expect(Set(targets).count == targets.count, "Two targets have the same name.")
    for target in targets {
      let unknown = try Self.imports(of: target)
        .subtracting(targets).subtracting(Self.toolchain).subtracting(["CSQLite"])
      #expect(unknown.isEmpty, "\(target) imports \(unknown).")
    }
  }

  @Test("the domain, the sync and the test doubles import neither views nor services")
  func pure() throws {
    let imports = try ["Domain", "Sync", "TestDoubles"].map { try Self.imports(of: $0) }
    let expected: [Set] = [
      ["Foundation", "Synchronization"], ["Domain"], ["Domain", "Foundation", "Synchronization"],
    ]
    #expect(imports == expected)
  }

  @Test(
    "a pattern imports Domain only in its folder `Applied`, and UIKit only in its folder `UIKit`")
  func patterns() throws {
    for file in try SourceFile.all(below: "Sources/Patterns") {
      var allowed = Self.toolchain.subtracting(["UIKit"])
      if file.path.contains("/Applied/") { allowed.insert("Domain") }
      if file.path.contains("/UIKit/") { allowed.formUnion(["UIKit", "HeadlessUI"]) }
      let others = Set(file.imports).subtracting(allowed)
      #expect(others.isEmpty, "\(file.path) imports \(others).")
    }
  }

  @Test("every import of UIKit has the same form, with HeadlessUI in the `#else` branch")
  func views() throws {
    let form =
      /#if canImport\(UIKit\)\n  (public )?import UIKit\n#else\n  (public )?import HeadlessUI\n/
    for file in SourceFile.package
    where file.imports.contains("UIKit")
      && !["Examples/iOS/", "Tests/Tools/"].contains(where: file.path.hasPrefix)
    {
      let match = file.lines.joined(separator: "\n").firstMatch(of: form)
      #expect(match != nil && match?.1 == match?.2, "\(file.path)")
    }
    for file in try SourceFile.all(below: "Sources/Screens")
    where file.imports.contains("HeadlessUI") && !file.lines.contains("#if canImport(Storyboard)") {
      #expect(file.imports.contains("UIKit"), "\(file.path)")
    }
  }

  @Test("the manifest gives a library or program only dependencies that it imports")
  func dependencies() throws {
    let manifest = try SourceFile("Package.swift").lines.joined(separator: "\n")
    let declaration = /(?:library|executable)\(\s*"(\w+)", in: "\w+",\s*\[([^\]]*)\]/
    let targets = manifest.matches(of: declaration)
    #expect(targets.count > 40)
    for target in targets {
      let imports = try Self.imports(of: String(target.1))
      let unused = target.2.matches(of: /"(\w+)"/).map { String($0.1) }
        .filter { !imports.contains($0) }
      #expect(unused.isEmpty, "\(target.1) does not import \(unused).")
    }
  }

  @Test("the package depends on no other package")
  func noDependencies() throws {
    let manifest = try SourceFile("Package.swift")
    #expect(!manifest.lines.contains { $0.contains(".package(") })
  }

  private static func imports(of target: String) throws -> Set<String> {
    let folder = try #require(try Layer.folder(of: target))
    return try Set(SourceFile.all(below: folder).flatMap(\.imports)).subtracting([target])
  }
}
