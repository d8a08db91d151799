/// The positions of a `StoryboardFlow`'s nodes and edges, in columns from left to right.
///
/// The drawing is layered, as in Sugiyama's method. A long edge has a point in each column
/// that it crosses.
nonisolated struct FlowLayout {
  /// A node in a column, or the point at which a long edge crosses the column.
  struct Item {
    /// The index of the node, or nil for a point on an edge.
    let node: Int?
    let column: Int
    var width = 0.0
    var height = 0.0
    var x = 0.0
    /// The vertical center of the item.
    var y = 0.0
    /// The connected items in the previous column.
    var left: [Int] = []
    /// The connected items in the next column.
    var right: [Int] = []
  }

  /// An edge with its start node, its point in each column that it crosses, and its end node.
  struct Route {
    let edge: Int
    let items: [Int]
    /// Whether the edge leads to the left or stays in its column.
    ///
    /// A backward edge is drawn below the nodes.
    let isBackward: Bool
  }

  private(set) var items: [Item] = []
  private(set) var routes: [Route] = []
  private(set) var columns: [[Int]] = []
  private(set) var columnWidths: [Double] = []
  /// The x-coordinates at which backward edges go down.
  ///
  /// Each coordinate is to the right of a column's boxes and labels.
  private(set) var columnEnds: [Double] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The y-coordinate of the bottom of the lowest box.
  private(set) var lowest = 0.0

  static let margin = 28.0
  static let spacing = 26.0
  /// The vertical space for the label of each edge, beside the node where the edge starts.
  static let portHeight = 19.0

  init(_ flow: StoryboardFlow) {
    placeNodes(flow)
    makeRoutes(flow)
    reduceCrossings()
    setColumns(flow)
    setRows()
  }

  /// Puts each node one column to the right of the rightmost node that leads to it.
  ///
  /// Edges to a node that comes earlier in `visitOrder` are ignored. The other edges have no cycle.
  private mutating func placeNodes(_ flow: StoryboardFlow) {
    let order = flow.visitOrder
    let ways = Dictionary(grouping: flow.links, by: \.from)
    var rank = [Int](repeating: 0, count: order.count)
    for (position, node) in order.enumerated() { rank[node] = position }
    var column = [Int](repeating: 0, count: order.count)
    for node in order {
      for (_, to) in ways[node, default: []] where rank[to] > rank[node] {
        column[to] = max(column[to], column[node] + 1)
      }
    }
    items = flow.nodes.enumerated().map { index, node in
      let ports = Double(ways[index, default: []].count) * Self.portHeight
      return Item(
        node: index, column: column[index], width: node.labelWidth + 28,
        height: max(Double(node.labelLines.count) * 17 + 16, ports + 8))
    }
    columns = Array(repeating: [], count: (column.max() ?? -1) + 1)
    for node in order { columns[column[node]].append(node) }
  }

  private mutating func makeRoutes(_ flow: StoryboardFlow) {
    for (edge, link) in flow.links.enumerated() {
      let (start, end) = (items[link.from].column, items[link.to].column)
      var route = [link.from]
      if start < end {
        for column in (start + 1)..<end {
          columns[column].append(items.count)
          route.append(items.count)
          items.append(Item(node: nil, column: column, height: 10))
        }
        for (from, to) in zip(route, route.dropFirst() + [link.to]) {
          items[from].right.append(to)
          items[to].left.append(from)
        }
      }
      routes.append(Route(edge: edge, items: route + [link.to], isBackward: start >= end))
    }
  }

  /// Sorts each column's items by the mean position of their neighbors.
  ///
  /// The method sweeps over the columns in both directions.
  private mutating func reduceCrossings() {
    // The position of each item in its column.
    var place = items.map { _ in 0 }
    for column in columns {
      for (position, item) in column.enumerated() { place[item] = position }
    }
    for (column, neighbors) in sweeps(8) where columns[column].count > 1 {
      let keys = columns[column].enumerated().map { position, item in
        let mean = mean(of: items[item][keyPath: neighbors]) { Double(place[$0]) }
        return (mean ?? Double(position), position, item)
      }
      columns[column] = keys.sorted(by: <).map(\.2)
      for (position, item) in columns[column].enumerated() { place[item] = position }
    }
  }

  /// Returns the columns in the order of `count` sweeps over the diagram.
  ///
  /// The first sweep goes from left to right, the next from right to left, and so on. Each element
  /// also contains the key path of an item's neighbors in the previous column of the sweep.
  private func sweeps(_ count: Int) -> [(column: Int, neighbors: KeyPath<Item, [Int]>)] {
    (0..<count).flatMap { sweep in
      sweep.isMultiple(of: 2)
        ? columns.indices.map { ($0, \.left) } : columns.indices.reversed().map { ($0, \.right) }
    }
  }

  private func mean(of items: [Int], _ value: (Int) -> Double) -> Double? {
    items.isEmpty ? nil : items.reduce(0) { $0 + value($1) } / Double(items.count)
  }

  /// Sets the positions of the columns, with space between them for the longest label.
  private mutating func setColumns(_ flow: StoryboardFlow) {
    var labels = columns.map { _ in 0.0 }
    for route in routes {
      let column = items[route.items[0]].column
      labels[column] = max(labels[column], FlowText.width(of: flow.edges[route.edge].label))
    }
    var x = Self.margin + 16
    for (column, label) in zip(columns, labels) {
      let widest = column.map { items[$0].width }.max() ?? 0
      columnWidths.append(widest)
      for item in column { items[item].x = x }
      columnEnds.append(x + widest + label + 14)
      x += widest + max(60, label + 56)
    }
    width = (columnEnds.max() ?? 0) + 16 + Self.margin
  }

  /// Moves each item towards its neighbors, without overlap.
  private mutating func setRows() {
    for column in columns { spread(column, around: column.map { _ in 0 }) }
    for (column, neighbors) in sweeps(12) {
      let wanted = columns[column].map { item in
        mean(of: items[item][keyPath: neighbors]) { items[$0].y } ?? items[item].y
      }
      spread(columns[column], around: wanted)
    }
    let top = items.map { $0.y - $0.height / 2 }.min() ?? 0
    for index in items.indices { items[index].y += Self.margin + 30 - top }
    let below = Double(routes.count(where: \.isBackward)) * 12
    lowest = items.map { $0.y + $0.height / 2 }.max() ?? 0
    height = lowest + Self.margin + below
  }

  /// Moves the items of a column near the positions in `wanted`, without overlap.
  private mutating func spread(_ column: [Int], around wanted: [Double]) {
    var pushed = 0.0
    var lowest = -Double.infinity
    for (item, wanted) in zip(column, wanted) {
      let half = items[item].height / 2
      items[item].y = max(wanted, lowest + half)
      lowest = items[item].y + half + Self.spacing
      pushed += items[item].y - wanted
    }
    // The items were only pushed down, so the loop moves the column up by the mean distance.
    for item in column { items[item].y -= pushed / Double(column.count) }
  }
}
