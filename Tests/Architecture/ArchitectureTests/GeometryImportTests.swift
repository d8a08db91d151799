import TestSupport
import Testing

/// On Apple's platforms the geometry types belong to Core Graphics. With `MemberImportVisibility`,
/// each file that uses these types must import Core Graphics.
@Suite("A file that uses geometry imports CoreGraphics")
struct GeometryImportTests {
  private static let files = SourceFile.package
    .filter { !$0.path.hasPrefix("Tests/Architecture/") }

  private static let geometry = GeometryUses(declaredIn: files)

  @Test("a file imports CoreGraphics, or UIKit, if it uses CGRect, CGSize or their members")
  func imported() {
    for file in Self.files where Set(file.imports).isDisjoint(with: ["CoreGraphics", "UIKit"]) {
      let uses = Self.geometry.lines(in: file.codeLines)
      #expect(uses.isEmpty, "\(file.path) lacks the import for \(uses).")
    }
  }

  @Test("a file that imports CoreGraphics uses geometry, and the import is inside `#if canImport`")
  func needed() {
    for file in Self.files where file.imports.contains("CoreGraphics") {
      #expect(!Self.geometry.lines(in: file.codeLines).isEmpty, "\(file.path) needs no import.")
      let line = file.codeLines.firstIndex { $0.hasSuffix("import CoreGraphics") } ?? 0
      #expect(line > 0 && file.codeLines[line - 1] == "#if canImport(CoreGraphics)", "\(file.path)")
    }
  }

  @Test(
    "a line that uses a geometry member needs the import, even if the line names no type",
    arguments: [
      "let width = view.frame.width", "view.bounds.maxY", "table.rectForRow(at: first).height",
      "button?.frame.origin.x", "View(frame: .zero)", "view.frame = .zero", "{ $0.frame.size }",
      "bounds.insetBy(dx: 16, dy: 0)", "frames.map(\\.minY)", "view!.bounds.contains(point)",
      "let size = CGSize()", "scrollView.contentSize.height", "table.contentOffset.y",
      "guard let rect: CGRect else {",
      "window.frame.isEmpty", "offset == CGPoint(x: 0, y: 1)",
    ])
  func found(_ line: String) {
    #expect(Self.geometry.lines(in: [line]) == [line])
  }

  @Test("a member of a variable that is set to a frame needs the import")
  func copies() {
    let copy = "let place = label.frame"
    #expect(Self.geometry.lines(in: [copy, "place.width"]) == ["place.width"])
  }

  @Test(
    "a line needs no import if it uses a name such as `size` for something else",
    arguments: [
      "rest.isEmpty", "let width = 80", "file.size", "contentInset = .zero", "Duration.zero",
      "inset.width", "return 0 // bounds.maxY", "text.contains(\"CG\")",
    ])
  func others(_ line: String) {
    #expect(Self.geometry.lines(in: [line]).isEmpty)
  }

  @Test("a frame of another type needs no import")
  func otherFrames() {
    let code = ["func draw(_ frame: CellGrid) {", "frame.size"]
    #expect(Self.geometry.lines(in: code).isEmpty)
  }
}
