import Foundation
import KeyboardManager
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("keyboardOverlap")
struct KeyboardOverlapTests {
  private static let phone = CGRect(x: 0, y: 0, width: 375, height: 812)

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let keyboard: CGRect
    var bounds = phone
    var automaticInset: CGFloat = 0
    let overlap: CGFloat

    init(
      _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
      bounds: CGRect = phone, automaticInset: CGFloat = 0, gives overlap: CGFloat
    ) {
      testDescription = name
      keyboard = CGRect(x: x, y: y, width: width, height: height)
      self.bounds = bounds
      self.automaticInset = automaticInset
      self.overlap = overlap
    }
  }

  @Test(
    "the overlap of a docked keyboard is the covered height",
    arguments: [
      Case("the whole height of a view without safe area", 0, 508, 375, 304, gives: 304),
      Case("less the safe area", 0, 508, 375, 304, automaticInset: 34, gives: 270),
      Case("only the bar that a hardware keyboard leaves", 0, 757, 375, 368, gives: 55),
      Case(
        "less than the safe area is nothing", 0, 790, 375, 304, automaticInset: 34, gives: 0),
      Case(
        "only the part that reaches into a view which ends higher up", 0, 508, 375, 304,
        bounds: CGRect(x: 0, y: 0, width: 375, height: 600), gives: 92),
      Case(
        "no more than the view has", 0, 100, 375, 712,
        bounds: CGRect(x: 0, y: 200, width: 375, height: 300), gives: 300),
      Case(
        "the same once the view has scrolled", 0, 1_508, 375, 304,
        bounds: CGRect(x: 0, y: 1_000, width: 375, height: 812), gives: 304),
      Case("a third of a point above the bottom is docked", 0, 507.67, 375, 304, gives: 304.33),
    ])
  func covers(_ example: Case) {
    expectOverlap(example)
  }

  @Test(
    "a keyboard that does not cover the view's bottom has no overlap",
    .bug("https://github.com/danielamitay/DAKeyboardControl/issues/48"),
    arguments: [
      Case("UIKit's frame for a floating one", 0, -64, 0, 0, gives: 0),
      Case("a frame of all zeros", 0, 0, 0, 0, gives: 0),
      Case("without a width", 0, 508, 0, 304, gives: 0),
      Case("below the screen, as a hardware keyboard has it", 0, 812, 375, 304, gives: 0),
      Case("floating in the middle", 20, 300, 320, 260, gives: 0),
      Case("floating one point above the bottom", 0, 507, 375, 304, gives: 0),
      Case("beside the view, on its right", 375, 508, 375, 304, gives: 0),
      Case("beside the view, on its left", -375, 508, 375, 304, gives: 0),
    ])
  func doesNotCover(_ example: Case) {
    expectOverlap(example)
  }

  private func expectOverlap(_ example: Case) {
    let overlap = keyboardOverlap(
      of: example.keyboard, with: example.bounds, automaticInset: example.automaticInset)
    #expect(abs(overlap - example.overlap) < 0.001)
  }
}
