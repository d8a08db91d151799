import Foundation
import TestSupport
import Testing

@Suite("Each target imports only the modules in its row of AllowedImports")
struct ImportTests {
  @Test("every target has a row, and every row has a target")
  func complete() throws {
    let targets = try Layer.allCases.flatMap { try $0.targets } + Layer.examples
    #expect(Set(targets) == Set(AllowedImports.table.keys))
    #expect(Set(targets).count == targets.count, "Two targets have the same name.")
  }

  @Test(
    "a target imports exactly the modules that its row lists",
    arguments: AllowedImports.table.keys.sorted()
  )
  func imports(_ target: String) throws {
    let allowed = try #require(AllowedImports.table[target])
    let folder = try #require(try Layer.folder(of: target))
    let found = try Set(SourceFile.all(below: folder).flatMap(\.imports))
    let new = found.subtracting(allowed).subtracting([target]).sorted()
    let unused = allowed.subtracting(found).sorted()
    #expect(new.isEmpty, "\(target) imports \(new), which its row does not list.")
    #expect(unused.isEmpty, "The row of \(target) lists \(unused), which no file imports.")
  }

  @Test("no row lists a target of a lower layer", arguments: Layer.allCases)
  func direction(_ layer: Layer) throws {
    let lower = try Layer.allCases.drop { $0 != layer }.dropFirst().flatMap { try $0.targets }
    for target in try layer.targets {
      let listed = AllowedImports.table[target, default: []].intersection(lower).sorted()
      #expect(listed.isEmpty, "\(target) may not import \(listed).")
    }
  }

  @Test("no pattern imports another pattern, and only its Applied folder imports Domain")
  func patterns() throws {
    for pattern in try Layer.patterns.targets {
      let listed = AllowedImports.table[pattern, default: []]
      let siblings = try listed.intersection(Layer.patterns.targets)
      #expect(siblings.isEmpty, "\(pattern)")
      for file in try SourceFile.all(below: "Sources/Patterns/\(pattern)")
      where !file.path.contains("/Applied/") {
        #expect(!file.imports.contains("Domain"), "\(file.path)")
      }
    }
  }

  @Test("the manifest gives a library or program only dependencies that it imports")
  func dependencies() throws {
    let manifest = try SourceFile("Package.swift").lines.joined(separator: "\n")
    let declaration = /(?:library|executable)\(\s*"(\w+)", in: "\w+",\s*\[([^\]]*)\]/
    let targets = manifest.matches(of: declaration)
    #expect(targets.count > 40)
    for target in targets {
      let allowed = AllowedImports.table[String(target.1), default: []]
      let unused = target.2.matches(of: /"(\w+)"/).map { String($0.1) }.filter {
        !allowed.contains($0)
      }
      #expect(unused.isEmpty, "\(target.1) does not import \(unused).")
    }
  }

  @Test("the package depends on no other package")
  func noDependencies() throws {
    let manifest = try SourceFile("Package.swift")
    #expect(!manifest.lines.contains { $0.contains(".package(") })
  }

  @Test("UIKit is imported only in a folder named UIKit and only inside `#if canImport(UIKit)`")
  func uiKit() throws {
    for file in try SourceFile.all(below: "Sources") where file.imports.contains("UIKit") {
      #expect(file.path.contains("/UIKit/"), "\(file.path)")
      #expect(file.codeLines.first == "#if canImport(UIKit)", "\(file.path)")
    }
  }
}
