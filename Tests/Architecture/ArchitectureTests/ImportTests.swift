import TestSupport
import Testing

@Suite("A room imports only what stands above it")
struct ImportTests {
  @Test("no file imports from beside or below", arguments: Room.allCases)
  func direction(_ room: Room) throws {
    let files = try SourceFile.all(below: room.rawValue)
    #expect(!files.isEmpty)
    for file in files {
      let allowed = try room.allowed(for: file).union(Room.toolchain).subtracting([file.module])
      let strangers = Set(file.imports).subtracting(allowed)
      #expect(strangers.isEmpty, "\(file.path) imports \(strangers.sorted())")
    }
  }

  @Test("the package depends on no other package")
  func noDependencies() throws {
    let manifest = try SourceFile("Package.swift")
    #expect(!manifest.lines.contains { $0.contains(".package(") })
  }

  @Test("the manifest lets a pattern depend on the domain, and the stage on nothing")
  func manifest() throws {
    let manifest = try SourceFile("Package.swift").codeLines.joined(separator: "\n")
    let declared = manifest.matches(
      of: /library\(\s*"(\w+)", in: "(\w+)"(?:,\s*\[([^\]]*)\])?/)
    var patterns: Set<String> = []
    for (_, name, room, list) in declared.map(\.output) {
      let dependencies = (list ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
      if room == "Patterns" {
        patterns.insert(String(name))
        #expect(dependencies == ["Domain"], "\(name) depends on \(dependencies)")
      }
      if name == "HeadlessUI" { #expect(dependencies.isEmpty) }
    }
    let folders = try Room.patterns.modules
    #expect(patterns == folders)
  }

  @Test("only the database module, and what measures against it, meets SQLite")
  func sqlite() throws {
    let folders = ["Sources", "Examples"]
    for file in try folders.flatMap({ try SourceFile.all(below: $0) })
    where file.imports.contains("CSQLite") {
      #expect(
        file.path.hasPrefix("Sources/Services/Database/")
          || file.path.hasPrefix("Examples/Apps/BenchmarksApp/"), "\(file.path)")
    }
  }

  @Test("UIKit is imported only in a pattern's UIKit folder, and only where it exists")
  func uiKit() throws {
    for file in try SourceFile.all(below: "Sources") where file.imports.contains("UIKit") {
      #expect(file.path.contains("/UIKit/"), "\(file.path)")
      #expect(file.codeLines.first == "#if canImport(UIKit)", "\(file.path)")
    }
  }
}
