import Foundation
import HeadlessUI
import TestSupport
import Testing

@Suite("ScrollView", .tags(.uiKitRule))
@MainActor struct ScrollViewTests {
  private func makeScroll() -> ScrollView {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 1_000, height: 1_000)
    return scroll
  }

  @Test("`adjustedContentInset` contains the safe area unless the behavior is `never`")
  func adjusted() {
    let root = ViewController()
    let window = makeWindow(root)
    window.safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let scroll = ScrollView(frame: window.bounds)
    root.view.addSubview(scroll)
    scroll.contentInset.bottom = 300
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 20, left: 0, bottom: 300, right: 0))
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 0, left: 0, bottom: 300, right: 0))
  }

  @Test("scrolling requests a layout")
  func scrollingLaysOut() {
    final class Counting: ScrollView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let scroll = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.layoutIfNeeded()
    let before = scroll.layouts
    scroll.contentOffset.y = 10
    scroll.layoutIfNeeded()
    #expect(scroll.layouts == before + 1)
  }

  @Test("`scrollIndicatorInsets` sets both indicators")
  func indicators() {
    let scroll = makeScroll()
    scroll.scrollIndicatorInsets = EdgeInsets(top: 0, left: 0, bottom: 5, right: 0)
    #expect(scroll.horizontalScrollIndicatorInsets.bottom == 5)
    scroll.verticalScrollIndicatorInsets.bottom = 6
    #expect(scroll.scrollIndicatorInsets.bottom == 6)
  }

  /// A rectangle to show and the expected offset.
  struct Case: Sendable {
    var rect: CGRect
    var from = CGPoint.zero
    var inset = EdgeInsets.zero
    var offset: CGPoint
  }

  @Test(
    "`scrollRectToVisible` scrolls by the shortest distance into the uncovered area",
    arguments: [
      Case(rect: CGRect(x: 0, y: 10, width: 10, height: 10), offset: .zero),
      Case(rect: CGRect(x: 0, y: 150, width: 10, height: 10), offset: CGPoint(x: 0, y: 60)),
      Case(rect: CGRect(x: 150, y: 0, width: 10, height: 10), offset: CGPoint(x: 60, y: 0)),
      Case(
        rect: CGRect(x: 0, y: 60, width: 10, height: 10),
        inset: EdgeInsets(top: 0, left: 0, bottom: 50, right: 0),
        offset: CGPoint(x: 0, y: 20)),
      Case(
        rect: CGRect(x: 40, y: 40, width: 10, height: 10), from: CGPoint(x: 100, y: 100),
        offset: CGPoint(x: 40, y: 40)),
      Case(
        rect: CGRect(x: 0, y: 100, width: 10, height: 10), from: CGPoint(x: 0, y: 100),
        inset: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), offset: CGPoint(x: 0, y: 80)),
      Case(rect: CGRect(x: 0, y: 200, width: 10, height: 300), offset: CGPoint(x: 0, y: 200)),
    ])
  func rect(_ example: Case) {
    let scroll = makeScroll()
    scroll.contentInset = example.inset
    scroll.contentOffset = example.from
    scroll.scrollRectToVisible(example.rect, animated: false)
    #expect(scroll.contentOffset == example.offset)
    #expect(scroll.bounds.origin == example.offset)
  }
}
