import SourceMeasures

extension StatementMarker {
  /// Returns whether the statement builds a text or uses one built before.
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

  /// Returns whether the statement sets the text or the image of a view.
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

  /// The last words in the names of properties that contain a text.
  ///
  /// The name of an image counts as a text.
  private static let texts = [
    "text", "title", "message", "prompt", "accessibilitylabel", "accessibilityvalue",
    "iconname", "imagename", "placeholder",
  ]

  /// Returns the job of a statement that sets a data source or delegate.
  ///
  /// The result is nil unless the data source or delegate belongs to a list or to pages.
  func suppliedJob(_ head: [Int], _ assignment: Int?) -> Job? {
    let role = assignment.map { $0 - 1 } ?? head.first { structure.isOne(["setDelegate"], $0) }
    guard let role, assignment == nil || structure.isOne(Self.roles, role) else { return nil }
    let owners = head.filter { $0 < role }.map { code[$0].name.lowercased() }
    if owners.contains(where: { $0.hasSuffix("tableview") || $0.hasSuffix("collectionview") }) {
      return .dataSource
    }
    let isOfPages = owners == ["self", "."] || owners.contains { $0.has("page") }
    return names.suppliesPages && isOfPages ? .containment : nil
  }

  private static let roles: Set<String> = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
  ]
}
