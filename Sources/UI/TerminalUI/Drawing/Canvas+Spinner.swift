import HeadlessUI

extension Canvas {
  /// Draws an activity indicator in the middle of the first line.
  mutating func drawSpinner(in rect: GridRect) {
    write(live?.spinner ?? "◌ …", aligned: .center, in: rect, style: .busy)
  }

  /// Draws an activity indicator over the scroll view's first line during a refresh.
  mutating func drawRefresh(of scroll: UIScrollView, in rect: GridRect) {
    if scroll.refreshControl?.isRefreshing == true { drawSpinner(in: rect) }
  }
}
