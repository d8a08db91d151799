import TestSupport
import Testing

/// On Apple's platforms the geometry types belong to Core Graphics, which UIKit and HeadlessUI
/// export. With `MemberImportVisibility`, a file that uses these types but imports neither module
/// must import Core Graphics. On Linux the types belong to Foundation, so the compiler does not
/// report a missing import.
@Suite("A file that uses geometry without UIKit imports CoreGraphics")
struct GeometryImportTests {
  private static let files = SourceFile.package.filter { file in
    !["Sources/UI/HeadlessUI/", "Tests/Architecture/"].contains(where: file.path.hasPrefix)
      && Set(file.imports).isDisjoint(with: ["UIKit", "HeadlessUI"])
  }

  @Test("all files that use CGRect, CGSize or CGPoint import CoreGraphics, and no other file does")
  func imported() {
    let use =
      /\bCG(?:Rect|Point|Size|Vector)\b|\.(?:min|mid|max)[XY]\b|By\(dx|(?:Rect|rame) ==? \.zero/
    for file in Self.files {
      let uses = file.codeLines
        .filter { $0.has("CG") || $0.has(".m") || $0.has("By(dx") || $0.has(".zero") }
        .contains { $0.contains(use) && !$0.has("\"") }
      #expect(uses == file.imports.contains("CoreGraphics"), "\(file.path)")
    }
  }

  @Test("an import of CoreGraphics is inside `#if canImport`")
  func conditional() {
    for file in Self.files where file.imports.contains("CoreGraphics") {
      let line = file.lines.firstIndex { $0.hasSuffix("import CoreGraphics") } ?? 0
      #expect(line > 0 && file.lines[line - 1] == "#if canImport(CoreGraphics)", "\(file.path)")
    }
  }
}
