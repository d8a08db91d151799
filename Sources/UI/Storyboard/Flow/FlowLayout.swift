/// The positions of a flow's nodes and edges in a picture, in columns from left to right.
///
/// It is a simple form of Sugiyama's layered graph drawing. A long edge has a point in each column
/// that it crosses.
nonisolated struct FlowLayout {
  /// A node in a column, or the point where a long edge crosses it.
  struct Item {
    /// The index of the node, or nil for a point of an edge.
    let node: Int?
    let column: Int
    var width = 0.0
    var height = 0.0
    var x = 0.0
    /// The vertical center.
    var y = 0.0
  }

  /// An edge with the items that it passes, from start to end.
  struct Route {
    let edge: Int
    var items: [Int]
    /// Whether the edge leads to the left or stays in its column. It is drawn below the nodes.
    let isBackward: Bool
  }

  private(set) var items: [Item] = []
  private(set) var routes: [Route] = []
  private(set) var columns: [[Int]] = []
  private(set) var columnWidths: [Double] = []
  /// The x-coordinate right of a column's boxes and labels, where backward edges go down.
  private(set) var columnEnds: [Double] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The bottom of the lowest box.
  private(set) var lowest = 0.0

  static let margin = 28.0
  static let spacing = 26.0
  /// The height of an edge's label beside its node.
  static let portHeight = 19.0

  init(_ flow: StoryboardFlow) {
    let order = flow.nodesInVisitOrder.map(\.id)
    let rank = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    let nodeIndex = Dictionary(uniqueKeysWithValues: flow.nodes.enumerated().map { ($1.id, $0) })
    placeNodes(flow, order: order, rank: rank, nodeIndex: nodeIndex)
    makeRoutes(flow, rank: rank, nodeIndex: nodeIndex)
    reduceCrossings()
    setColumns(flow)
    setRows()
  }

  /// Puts each node one column to the right of the last node that leads to it.
  ///
  /// Edges to an earlier node are ignored, so there is no cycle.
  private mutating func placeNodes(
    _ flow: StoryboardFlow, order: [String], rank: [String: Int], nodeIndex: [String: Int]
  ) {
    var column = [Int](repeating: 0, count: order.count)
    let ways = Dictionary(grouping: flow.edges, by: \.from)
    for (index, id) in order.enumerated() {
      for edge in ways[id] ?? [] {
        guard let target = rank[edge.to], target > index else { continue }
        column[target] = max(column[target], column[index] + 1)
      }
    }
    columns = Array(repeating: [], count: (column.max() ?? -1) + 1)
    items = flow.nodes.enumerated().map { index, node in
      let lines = node.labelLines
      let ports = Double(ways[node.id, default: []].count) * Self.portHeight
      return Item(
        node: index, column: rank[node.id].map { column[$0] } ?? 0,
        width: node.labelWidth + 28,
        height: max(Double(lines.count) * 17 + 16, ports + 8))
    }
    for id in order {
      guard let index = nodeIndex[id] else { continue }
      columns[items[index].column].append(index)
    }
  }

  private mutating func makeRoutes(
    _ flow: StoryboardFlow, rank: [String: Int], nodeIndex: [String: Int]
  ) {
    for (index, edge) in flow.edges.enumerated() {
      guard let from = nodeIndex[edge.from], let to = nodeIndex[edge.to] else { continue }
      let isBackward = items[from].column >= items[to].column
      var route = [from]
      if !isBackward {
        for column in (items[from].column + 1)..<items[to].column {
          columns[column].append(items.count)
          route.append(items.count)
          items.append(Item(node: nil, column: column, height: 10))
        }
      }
      routes.append(Route(edge: index, items: route + [to], isBackward: isBackward))
    }
  }

  /// Sorts each column by the mean position of its neighbors, in both directions.
  private mutating func reduceCrossings() {
    let (left, right) = neighbours()
    // The position of each item in its column.
    var place = items.map { _ in 0 }
    for column in columns {
      for (position, item) in column.enumerated() { place[item] = position }
    }
    for sweep in 0..<8 {
      let isForward = sweep.isMultiple(of: 2)
      for column in isForward ? Array(columns.indices) : columns.indices.reversed() {
        guard columns[column].count > 1 else { continue }
        let keys = columns[column].enumerated().map { position, item -> (Double, Int, Int) in
          let around = (isForward ? left : right)[item].map { place[$0] }
          let key =
            around.isEmpty ? Double(position) : Double(around.reduce(0, +)) / Double(around.count)
          return (key, position, item)
        }
        columns[column] = keys.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        for (position, item) in columns[column].enumerated() { place[item] = position }
      }
    }
  }

  /// Returns the connected items in the previous and in the next column, for each item.
  private func neighbours() -> (left: [[Int]], right: [[Int]]) {
    var left = items.map { _ in [Int]() }
    var right = left
    for route in routes where !route.isBackward {
      for (from, to) in zip(route.items, route.items.dropFirst()) {
        right[from].append(to)
        left[to].append(from)
      }
    }
    return (left, right)
  }

  /// Sets the columns, with room between them for the longest label.
  private mutating func setColumns(_ flow: StoryboardFlow) {
    var labels = columns.map { _ in 0.0 }
    for route in routes {
      let column = items[route.items[0]].column
      labels[column] = max(labels[column], FlowText.width(of: flow.edges[route.edge].label))
    }
    var x = Self.margin + 16
    for (column, label) in labels.enumerated() {
      let widest = columns[column].map { items[$0].width }.max() ?? 0
      columnWidths.append(widest)
      for item in columns[column] { items[item].x = x }
      columnEnds.append(x + widest + label + 14)
      x += widest + max(60, label + 56)
    }
    let last = columns.last?.map { items[$0].width + items[$0].x }.max() ?? 0
    width = max(last, (columnEnds.max() ?? 0) + 16) + Self.margin
  }

  /// Moves each item towards its neighbors, without overlap.
  private mutating func setRows() {
    let (left, right) = neighbours()
    for column in columns.indices { placeItems(column, towards: nil) }
    for sweep in 0..<12 {
      let isForward = sweep.isMultiple(of: 2)
      for column in isForward ? Array(columns.indices) : columns.indices.reversed() {
        placeItems(column, towards: isForward ? left : right)
      }
    }
    let top = items.map { $0.y - $0.height / 2 }.min() ?? 0
    for index in items.indices { items[index].y += Self.margin + 30 - top }
    let below = Double(routes.count(where: \.isBackward)) * 12
    lowest = items.map { $0.y + $0.height / 2 }.max() ?? 0
    height = lowest + Self.margin + below
  }

  private mutating func placeItems(_ column: Int, towards neighbours: [[Int]]?) {
    if columns[column].count == 1 {
      // A fast path for a long chain, whose columns all have one item.
      items[columns[column][0]].y = idealY(of: columns[column][0], towards: neighbours)
      return
    }
    let wanted = columns[column].map { idealY(of: $0, towards: neighbours) }
    var placed: [Double] = []
    for (position, item) in columns[column].enumerated() {
      guard position > 0 else {
        placed.append(wanted[0])
        continue
      }
      let above = columns[column][position - 1]
      let room = (items[above].height + items[item].height) / 2 + Self.spacing
      placed.append(max(wanted[position], placed[position - 1] + room))
    }
    // Centers the column again after items were pushed down.
    let shift = zip(placed, wanted).map { $0 - $1 }.reduce(0, +) / Double(max(1, placed.count))
    for (position, item) in columns[column].enumerated() {
      items[item].y = placed[position] - shift
    }
  }

  /// Returns the mean position of the item's neighbors.
  private func idealY(of item: Int, towards neighbours: [[Int]]?) -> Double {
    guard let around = neighbours?[item], !around.isEmpty else { return items[item].y }
    return around.reduce(0) { $0 + items[$1].y } / Double(around.count)
  }
}
