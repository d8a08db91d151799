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
      Case("the whole keyboard, if the view has no safe area", 0, 508, 375, 304, gives: 304),
      Case("the keyboard without the safe area", 0, 508, 375, 304, automaticInset: 34, gives: 270),
      Case("the bar above a hardware keyboard", 0, 757, 375, 368, gives: 55),
      Case(
        "nothing, if the keyboard covers only the safe area", 0, 790, 375, 304, automaticInset: 34,
        gives: 0),
      Case(
        "the covered part of a view that ends above the screen's bottom", 0, 508, 375, 304,
        bounds: CGRect(x: 0, y: 0, width: 375, height: 600), gives: 92),
      Case(
        "the view's height, if the keyboard covers the whole view", 0, 100, 375, 712,
        bounds: CGRect(x: 0, y: 200, width: 375, height: 300), gives: 300),
      Case(
        "the whole keyboard, if the view is scrolled", 0, 1_508, 375, 304,
        bounds: CGRect(x: 0, y: 1_000, width: 375, height: 812), gives: 304),
      Case(
        "the whole keyboard, if it is docked a third of a point higher", 0, 507.67, 375, 304,
        gives: 304.33),
    ])
  func covers(_ example: Case) {
    expectOverlap(example)
  }

  @Test(
    "a keyboard that does not cover the view's bottom has no overlap",
    .bug("https://github.com/danielamitay/DAKeyboardControl/issues/48"),
    arguments: [
      Case("UIKit's frame for a floating keyboard", 0, -64, 0, 0, gives: 0),
      Case("a frame of all zeros", 0, 0, 0, 0, gives: 0),
      Case("a frame without a width", 0, 508, 0, 304, gives: 0),
      Case("below the screen, as for a hardware keyboard", 0, 812, 375, 304, gives: 0),
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
