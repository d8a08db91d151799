import HeadlessUI

extension Canvas {
  /// Draws a running task in the middle of the first line.
  mutating func drawSpinner(in rect: GridRect) {
    write(live?.spinner ?? "◌ …", aligned: .center, in: rect, style: .busy)
  }

  /// Draws a running refresh over the first line of the scroll view.
  mutating func drawRefresh(of scroll: ScrollView, in rect: GridRect) {
    if scroll.refreshControl?.isRefreshing == true { drawSpinner(in: rect) }
  }
}
