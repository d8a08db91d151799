import Composition
import Foundation
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("RectangleCut")
struct RectangleCutTests {
  private let bounds = CGRect(x: 10, y: 20, width: 300, height: 400)

  @Test("a cut of 44 points at the top gives a slice of this height and the rest below it")
  func header() {
    let cut = RectangleCut(of: bounds, cutting: 44, from: .top)
    #expect(cut.slice == CGRect(x: 10, y: 20, width: 300, height: 44))
    #expect(cut.rest == CGRect(x: 10, y: 64, width: 300, height: 356))
  }

  @Test(
    "the slice is at the given edge",
    arguments: [
      (RectangleCut.Edge.bottom, CGRect(x: 10, y: 376, width: 300, height: 44)),
      (.left, CGRect(x: 10, y: 20, width: 44, height: 400)),
      (.right, CGRect(x: 266, y: 20, width: 44, height: 400)),
    ])
  func edges(edge: RectangleCut.Edge, slice: CGRect) {
    #expect(RectangleCut(of: bounds, cutting: 44, from: edge).slice == slice)
  }

  @Test("a negative amount gives an empty slice", arguments: RectangleCut.Edge.allCases)
  func negative(edge: RectangleCut.Edge) {
    let cut = RectangleCut(of: bounds, cutting: -5, from: edge)
    #expect(cut.rest == bounds)
    #expect(cut.slice.width == 0 || cut.slice.height == 0)
  }

  @Test("an amount that is too large gives an empty rest", arguments: RectangleCut.Edge.allCases)
  func tooSmall(edge: RectangleCut.Edge) {
    let cut = RectangleCut(of: bounds, cutting: 1000, from: edge)
    #expect(cut.slice == bounds)
    #expect(cut.rest.width == 0 || cut.rest.height == 0)
  }

  @Test(
    "the slice and the rest cover the standardized rectangle",
    arguments: RectangleCut.Edge.allCases, [-90.0, 0, 60])
  func covers(edge: RectangleCut.Edge, side: Double) {
    let rectangle = CGRect(x: -20, y: 30, width: side, height: 50 - side)
    for amount in [-20.0, 0, 30, 200] {
      let cut = RectangleCut(of: rectangle, cutting: amount, from: edge)
      let areas = [cut.slice, cut.rest].map { $0.size.width * $0.size.height }
      let whole = rectangle.standardized
      #expect(areas.allSatisfy { $0 >= 0 }, "amount: \(amount)")
      #expect(areas[0] + areas[1] == whole.width * whole.height, "amount: \(amount)")
      #expect(cut.slice.union(cut.rest) == whole, "amount: \(amount)")
    }
  }
}

@Suite("HeaderAndRest", .tags(.mockInjection))
@MainActor
struct HeaderAndRestTests {
  @Test(
    "the header of 44 points and the child below it fill a container of any width",
    arguments: [320.0, 480])
  func fills(width: Double) {
    let container = ContainmentSpy("container", ContainmentLog())
    let parts = HeaderAndRest(in: container)
    let (header, rest) = show(in: parts)
    #expect(header.view.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(rest.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    container.view.bounds.size.width = width
    parts.layout()
    #expect(header.view.frame == CGRect(x: 0, y: 0, width: width, height: 44))
    #expect(rest.view.frame == CGRect(x: 0, y: 44, width: width, height: 436))
  }

  @Test("the header has the given height")
  func height() {
    let container = ContainmentSpy("container", ContainmentLog())
    let parts = HeaderAndRest(in: container, headerHeight: 100)
    let (header, rest) = show(in: parts)
    #expect(header.view.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(rest.view.frame == CGRect(x: 0, y: 100, width: 320, height: 380))
  }

  private func show(
    in parts: HeaderAndRest<ContainmentSpy>
  ) -> (header: ContainmentSpy, rest: ContainmentSpy) {
    let log = ContainmentLog()
    let (header, rest) = (ContainmentSpy("header", log), ContainmentSpy("rest", log))
    parts.header.show(header)
    parts.rest.show(rest)
    return (header, rest)
  }
}
