import SourceMeasures

extension StatementMarker {
  /// Whether the statement makes a text from values, or uses a text that was made so.
  func isComputed(_ head: [Int]) -> Bool {
    head.contains { place in
      if code[place].kind == .text { return code[place].text.has("\\(") }
      if structure.isOne(["String"], place) { return structure.isOne(["("], place + 1) }
      if texts.contains(code[place].text) || locals[code[place].text] == .formatting,
        !structure.isOne(["."], place - 1)
      {
        return true
      }
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
    return isTextName(name)
      || ["image", "status", "description"].contains(where: name.hasSuffix)
        && head.contains { code[$0].kind == .text }
  }

  func isTextName(_ name: String) -> Bool {
    Self.texts.contains(where: name.lowercased().hasSuffix) && !name.hasSuffix("ontext")
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

  /// Whether the statement gives a page view controller its data source or delegate.
  func suppliesPages(_ head: [Int], _ assignment: Int?) -> Bool {
    guard names.suppliesPages, let assignment, assignment > 2,
      structure.isOne(Self.roles, assignment - 1), structure.isOne(["self"], assignment + 1)
    else { return false }
    let owner = code[assignment - 3].name
    return owner == "self" || owner.lowercased().has("page")
  }

  private static let roles: Set<String> = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
  ]
}
