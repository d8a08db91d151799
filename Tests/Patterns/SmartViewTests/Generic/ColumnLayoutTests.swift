import Foundation
import SmartView
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("ColumnLayout")
struct ColumnLayoutTests {
  @Test("rows are placed below each other with spacing between them")
  func rows() {
    var column = ColumnLayout(in: CGRect(x: 10, y: 20, width: 300, height: 200), spacing: 8)
    #expect(column.next(height: 22) == CGRect(x: 10, y: 20, width: 300, height: 22))
    #expect(column.next(height: 44) == CGRect(x: 10, y: 50, width: 300, height: 44))
    #expect(column.rest == CGRect(x: 10, y: 102, width: 300, height: 118))
  }

  @Test(
    "rows that do not fit into the height are cut off at the bottom", arguments: [0.0, 8, 30, 60])
  func short(height: Double) {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: height)
    var column = ColumnLayout(in: bounds, spacing: 8)
    for _ in 0..<4 {
      let row = column.next(height: 22)
      #expect(row.height <= 22)
      #expect(bounds.union(row) == bounds)
    }
    #expect(column.rest.height == 0)
  }

  @Test("a row with a negative height gets the height zero")
  func negative() {
    var column = ColumnLayout(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(column.next(height: -5).height == 0)
    #expect(column.rest.height == 50)
  }
}
