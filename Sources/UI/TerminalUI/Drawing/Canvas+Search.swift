import HeadlessUI

extension Canvas {
  /// Draws the search bar of a stack, if there is one. Returns the number of lines that it takes.
  mutating func drawSearchBar(of stack: NavigationController, in rect: GridRect) -> Int {
    guard let bar = stack.searchBar else { return 0 }
    var line = rect
    line.rows = 1
    draw(bar, in: line)
    return 1
  }
}

extension NavigationController {
  /// The search bar below the navigation bar.
  var searchBar: SearchBar? { viewIfLoaded?.subviews.lazy.compactMap { $0 as? SearchBar }.first }
}

extension TextField {
  /// Whether the field contains the query of a search bar.
  var isInSearchBar: Bool { superview is SearchBar }
}
