import Foundation
import Testing

@testable import Copies

@Suite("Adapters in a package that cannot import UIKit or HeadlessUI")
@MainActor
struct AdapterTests {
  private let saved: SavedKit
  private let adapter = "Counter/UIKit/UICounter.swift"
  private let folder = "Sources/Patterns/Counter/UIKit"
  private let passing = FakeCheck { _ in .passed(count: 3) }

  init() throws {
    saved = try SavedKit()
    try name(".macOS(.v15)")
  }

  /// Writes the `Package.swift` of the package that contains the copies.
  private func name(_ text: String) throws {
    try saved.write("platforms: [\(text)]\n", to: "my app/Package.swift")
  }

  private var copies: Copies {
    get throws { try Copies(in: saved.sources, of: saved.kit) }
  }

  private func update() async throws -> [String] { try await saved.update(check: passing).lines }

  @Test(
    "a package can import UIKit or HeadlessUI if it names iOS, Mac Catalyst or HeadlessUI",
    arguments: [
      (".macOS(.v15)", false), (".macOS(.v15), .iOS(.v18)", true), (".tvOS(.v18)", false),
      (".visionOS(.v2)", false), (".macCatalyst(.v18)", true), (".when(platforms: [.iOS])", false),
      (#".product(name: "HeadlessUI", package: "Kit")"#, true),
    ])
  func packages(_ text: String, _ canImport: Bool) throws {
    try name(text)
    let copies = try Copies(in: saved.sources, of: saved.kit, isNew: true)
    #expect(copies.canImportViews == canImport)
  }

  @Test("an app without a Package.swift can import UIKit")
  func app() throws {
    try saved.remove("my app/Package.swift")
    let copies = try Copies(in: saved.sources, of: saved.kit, isNew: true)
    #expect(copies.canImportViews)
  }

  @Test("if the package cannot import UIKit or HeadlessUI, `add` omits the adapters and says why")
  func leftOut() async throws {
    let paths = try await saved.add(["Counter", "Label"])
    #expect(!paths.contains(adapter))
    let (copies, states) = (try copies, try saved.states())
    #expect(
      copies.manifest.patterns["Counter"]?.leftOut[folder]
        == "The package can import neither UIKit nor HeadlessUI.")
    #expect(!copies.lacksAdapters("Label"))
    #expect(
      copies.noteOnAdapters(of: ["Counter", "Label"]) == """
        UIKit/ of Counter is left out because Package.swift names neither a platform with UIKit, \
        such as .iOS(.v18), nor HeadlessUI; name one and run “kit add Counter”.
        """)
    #expect(states.isEmpty)
  }

  @Test("after the package names iOS, `add` copies the adapters that were left out")
  func later() async throws {
    try await saved.add()
    try saved.edit(line: 1)
    await #expect(throws: CopyError.alreadyAdded(pattern: "Counter")) { try await saved.add() }
    try name(".iOS(.v18)")
    let paths = try await saved.add()
    #expect(paths == [adapter])
    let (copies, states) = (try copies, try saved.states())
    #expect(copies.hasAdapters("Counter"))
    #expect(states == [SavedKit.counter: .edited])
  }

  @Test("if a package with adapters lacks HeadlessUI, a note says that macOS and Linux need it")
  func note() async throws {
    try name(".iOS(.v18)")
    try await saved.add()
    let note = try copies.noteOnAdapters(of: ["Counter"])
    #expect(
      note == "The folders UIKit compile for macOS and Linux only if your package uses HeadlessUI.")
    try name(".iOS(.v18)], dependencies: [HeadlessUI")
    let none = try copies.noteOnAdapters(of: ["Counter"])
    #expect(none == nil)
  }

  @Test("adapters that the user removed are not copied again")
  func removed() async throws {
    try name(".iOS(.v18)")
    try await saved.add()
    try saved.remove("my app/Sources/MyApp/Counter/UIKit")
    await #expect(throws: CopyError.alreadyAdded(pattern: "Counter")) { try await saved.add() }
  }

  @Test(
    "an update does not add adapters that were left out, even after the package can import UIKit")
  func laterUpdate() async throws {
    try await saved.add()
    try name(".iOS(.v18)")
    try saved.writeKit("let adapter = 2\n", "UIKit/UICounter.swift")
    let lines = try await update()
    #expect(lines == ["The kit changed none of your files."])
    let leftOut = try copies.manifest.patterns["Counter"]?.leftOut
    #expect(leftOut?[folder] != nil)
  }

  @Test("if the package can no longer import UIKit, an update deletes the adapters and says so")
  func lost() async throws {
    try name(".iOS(.v18)")
    try await saved.add()
    try name(".macOS(.v15)")
    let lines = try await update()
    let file = saved.sources.appending(path: adapter).resolvingSymlinksInPath().path
    #expect(lines.first == "\(file): deleted")
    #expect(lines.dropFirst().first?.hasPrefix("UIKit/ of Counter is left out") == true)
    #expect(!passing.paths.contains(adapter))
    let states = try saved.states()
    #expect(states.isEmpty)
    let leftOut = try copies.manifest.patterns["Counter"]?.leftOut
    #expect(leftOut?[folder] != nil)
  }

  @Test("HeadlessUI is compiled only for copies that import it")
  func check() async throws {
    try name(".iOS(.v18)")
    for imports in [false, true] {
      try saved.writeKit(imports ? "public import HeadlessUI\n" : "\n", "UIKit/UICounter.swift")
      if imports { try await saved.update() } else { try await saved.add() }
      let checked = try CheckedCopies(["Counter"], of: copies, in: saved.kit) { $0.mine }
      #expect(checked.importHeadlessUI == imports)
    }
  }
}
