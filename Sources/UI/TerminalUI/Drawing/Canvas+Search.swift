import HeadlessUI

extension Canvas {
  /// Draws the search bar of a stack, if there is one. Returns the number of lines that it takes.
  mutating func drawSearchBar(of stack: UINavigationController, in rect: GridRect) -> Int {
    guard let bar = stack.searchBar else { return 0 }
    var line = rect
    line.rows = 1
    draw(bar, in: line)
    return 1
  }
}

extension UINavigationController {
  /// The search bar below the navigation bar, or nil if the stack shows none.
  var searchBar: UISearchBar? {
    viewIfLoaded?.subviews.lazy.compactMap { $0 as? UISearchBar }.first
  }
}
