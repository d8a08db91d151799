import SourceMeasures

extension StatementMarker {
  /// Whether the statement shows a text or an image that it computes from values.
  func computesText(_ head: [Int]) -> Bool {
    guard setsText(head) else { return false }
    return head.contains { place in
      if code[place].kind == .text { return code[place].text.has("\\(") }
      if structure.isOne(["?"], place), code[place].hasSpaceBefore {
        return head.contains { $0 > place && code[$0].kind == .text }
      }
      return structure.isOne(["+"], place) && code[place].hasSpaceBefore
    }
  }

  /// Whether the statement sets the text or the image of a view.
  func setsText(_ head: [Int]) -> Bool {
    guard let assignment = head.first(where: { structure.isOne(["="], $0) }) else {
      return head.contains { structure.isOne(["setTitle", "setAttributedTitle"], $0) }
    }
    let name = code[assignment - 1].name.lowercased()
    return Self.texts.contains(where: name.hasSuffix)
      || name.hasSuffix("image") && head.contains { code[$0].kind == .text }
  }

  /// The last words in the names of properties that contain a text or the name of an image.
  private static let texts = [
    "text", "title", "message", "prompt", "accessibilitylabel", "accessibilityvalue",
    "iconname", "imagename", "placeholder",
  ]

  /// Whether the statement gives a table or a collection its data source or delegate.
  func suppliesList(_ head: [Int], _ assignment: Int?) -> Bool {
    let role = assignment.map { $0 - 1 } ?? head.first { structure.isOne(["setDelegate"], $0) }
    guard let role, assignment == nil || structure.isOne(Self.roles, role) else { return false }
    return head.contains { place in
      let name = code[place].name.lowercased()
      return place < role && (name.hasSuffix("tableview") || name.hasSuffix("collectionview"))
    }
  }

  private static let roles: Set<String> = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
  ]
}
