nonisolated extension Storyboard.Scene {
  /// The elements that are made together with the scene. Not the prototypes of cells, nor what is in
  /// them: a table makes those when it needs them; nor the first responder, which exists already.
  var views: [Storyboard.Element] {
    var prototypes: Set<String> = []
    return elements.filter { element in
      if element.reuseIdentifier != nil || prototypes.contains(element.parentID ?? "") {
        prototypes.insert(element.id)
        return false
      }
      return element.kind != "placeholder" && element.kind != "customObject"
    }
  }

  /// The class names of everything that can be made, by identifier.
  var classNames: [String: String] {
    var names = (placeholders + views).reduce(into: [:]) { $0[$1.id] = $1.className }
    if let controller { names[controller.id] = controller.className }
    return names
  }

  /// The controllers that are made at once with this scene's own, in order.
  var childIDs: [String] {
    segues.filter(\.isMadeAtOnce).map(\.destinationID)
  }
}

nonisolated extension Storyboard.Segue {
  /// Whether the destination is a child, made with its parent, and not shown later.
  var isMadeAtOnce: Bool { kind == "relationship" || kind == "embed" }

  /// The segue as a message calls it: by its identifier, or else by its kind.
  var label: String { identifier.map { "“\($0)”" } ?? "of kind \(kind)" }
}
