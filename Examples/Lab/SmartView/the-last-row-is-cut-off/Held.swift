import Foundation
import SmartView
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Columns with different spacings")
struct HeldColumnTests {
  @Test("each row takes its height and one spacing, for any spacing")
  func anySpacing() {
    for spacing in 0...20 {
      let spacing = CGFloat(spacing)
      var column = ColumnLayout(in: CGRect(x: 0, y: 0, width: 90, height: 200), spacing: spacing)
      #expect(column.next(height: 30) == CGRect(x: 0, y: 0, width: 90, height: 30))
      #expect(column.next(height: 40) == CGRect(x: 0, y: 30 + spacing, width: 90, height: 40))
      let top = 70 + 2 * spacing
      #expect(column.rest == CGRect(x: 0, y: top, width: 90, height: 200 - top))
    }
  }
}
