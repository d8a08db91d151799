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

  @Test("a cut of 44 points at the top gives a header and the rest")
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

  @Test("an empty rectangle gives an empty slice and an empty rest")
  func empty() {
    #expect(
      RectangleCut(of: .zero, cutting: 44, from: .top)
        == RectangleCut(of: .zero, cutting: 0, from: .top))
  }

  @Test(
    "the slice and the rest cover the rectangle, and neither has a negative size", .tags(.random))
  func random() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let rectangle = CGRect(
        x: .random(in: -50...50, using: &generator), y: .random(in: -50...50, using: &generator),
        width: .random(in: -90...90, using: &generator),
        height: .random(in: -90...90, using: &generator))
      let edge = RectangleCut.Edge.allCases.randomElement(using: &generator) ?? .top
      let cut = RectangleCut(
        of: rectangle, cutting: .random(in: -20...120, using: &generator), from: edge)
      let parts = [cut.slice, cut.rest]
      let areas = parts.map { $0.size.width * $0.size.height }
      let whole = rectangle.standardized
      let difference = areas[0] + areas[1] - whole.width * whole.height
      #expect(areas.allSatisfy { $0 >= 0 }, "seed 2: \(rectangle), \(edge)")
      #expect(abs(difference) < 1e-6, "seed 2: \(rectangle), \(edge)")
      #expect(abs((parts.map(\.minX).min() ?? 0) - whole.minX) < 1e-6, "seed 2: \(rectangle)")
      #expect(abs((parts.map(\.maxY).max() ?? 0) - whole.maxY) < 1e-6, "seed 2: \(rectangle)")
    }
  }
}
