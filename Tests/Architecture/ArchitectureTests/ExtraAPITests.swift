import TestSupport
import Testing

@Suite("Architecture: API of HeadlessUI that UIKit does not have")
struct ExtraAPITests {
  private static let mark = "UIKit does not have this API"

  @Test(
    "the doc comment of each declaration contains “UIKit does not have this API”",
    arguments: [
      ("Views/Window", "var firstResponder:"), ("Views/Window", "var safeArea "),
      ("Views/Window", "init(size:"), ("Views/Window", "var holdsTransitions "),
      ("Views/Window", "func settle("),
      ("Split/SplitViewController", "let narrowestExpandedWidth:"),
      ("Navigation/NavigationController", "var isInteractivePopEnabled "),
      ("Navigation/NavigationItem", "func tap("), ("Controls/Control", "func tap("),
      ("Controls/TextField", "func tap("), ("Controls/Switch", "func tap("),
      ("Controls/Stepper", "func tapIncrement("), ("Controls/Stepper", "func tapDecrement("),
      ("Controls/SegmentedControl", "func tapSegment("),
    ])
  func marked(_ file: String, _ declaration: String) throws {
    let lines = try SourceFile("Sources/UI/HeadlessUI/\(file).swift").lines
    let index = try #require(lines.firstIndex { $0.contains(declaration) }, "not found")
    let comment = lines[..<index].reversed().map { $0.drop { $0 == " " } }
      .prefix { $0.hasPrefix("///") }.reversed().map { $0.dropFirst(4) }
    #expect(comment.joined(separator: " ").contains(Self.mark))
  }
}
