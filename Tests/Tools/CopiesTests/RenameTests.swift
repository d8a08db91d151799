import Copies
import Foundation
import Testing

@Suite("Updating copies after the kit renamed types")
@MainActor
struct RenameTests {
  private let saved: SavedKit
  private let old = "my app/Sources/MyApp/Counter/UIKit/UICounter.swift"

  /// Copies a file with two types that have UIKit's prefix, and then renames the types in the kit.
  private func makeCopies() async throws {
    try saved.writeKit(
      "public final class UICounter {}\n@MainActor public enum UIKitSteps {}\n",
      "UIKit/UICounter.swift")
    try await saved.add()
    try saved.remove("kit/Sources/Patterns/Counter/UIKit/UICounter.swift")
    try saved.writeKit("public struct Counter {}\n", "UIKit/CounterAdapter.swift")
    try saved.writeKit("public enum Steps {}\n", "UIKit/Steps.swift")
  }

  init() throws { saved = try SavedKit() }

  private func update() async throws -> [String] {
    let lines = try await saved.update(check: FakeCheck { _ in .passed(count: 1) }).lines
    let folder = saved.sources.resolvingSymlinksInPath().path + "/"
    return lines.map { $0.replacing(folder, with: "") }
  }

  @Test("an update deletes the old file, adds the new files and names the types to replace")
  func unedited() async throws {
    try await makeCopies()
    let lines = try await update()
    #expect(
      lines.dropLast() == [
        "Counter/UIKit/CounterAdapter.swift: added", "Counter/UIKit/Steps.swift: added",
        "Counter/UIKit/UICounter.swift: deleted",
        "Replace these names in your app: UICounter → Counter, UIKitSteps → Steps.",
      ])
    let again = try await update()
    #expect(again == ["The kit changed none of your files."])
  }

  @Test("an update keeps an edited old file, and says where to move the edit")
  func edited() async throws {
    try await makeCopies()
    let text = try saved.read(old)
    try saved.write(text + "// mine\n", to: old)
    let lines = try await update()
    #expect(lines.contains("Counter/UIKit/UICounter.swift: kept, although the kit deleted it"))
    #expect(
      lines.contains(
        "Move your edit in Counter/UIKit/UICounter.swift to "
          + "Counter/UIKit/CounterAdapter.swift, then delete the old file."))
    let kept = try saved.read(old)
    #expect(kept.hasSuffix("// mine\n"))
  }

  @Test("if the user removed the old file, an update names no type to replace")
  func removed() async throws {
    try await makeCopies()
    try saved.remove("my app/Sources/MyApp/Counter/UIKit")
    let lines = try await update()
    #expect(lines.filter { $0.hasPrefix("Replace") }.isEmpty)
  }

  @Test("if the kit keeps the old type, an update does not report a renaming")
  func unchanged() async throws {
    try saved.writeKit("public class UICounter {}\n", "UIKit/UICounter.swift")
    try await saved.add()
    try saved.writeKit("public class Counter {}\n", "UIKit/CounterAdapter.swift")
    let lines = try await update()
    #expect(lines.filter { $0.hasPrefix("Replace") }.isEmpty)
  }
}
