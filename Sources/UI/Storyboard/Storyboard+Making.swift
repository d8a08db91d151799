nonisolated extension StoryboardFile.Scene {
  /// The elements that are made together with the scene. Not the prototypes of cells, nor what is in
  /// them: a table makes those when it needs them; nor the first responder, which exists already.
  var views: [StoryboardFile.Element] {
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

  /// The classes that must be there. A view of a kind that nobody registered is only a look, and
  /// passed over; but who names a class of one's own means it.
  var requiredClasses: [(name: String, line: Int)] {
    let parts = placeholders + views.filter { $0.customClass != nil }
    let own = controller.flatMap { $0.reference == nil ? ($0.className, $0.line) : nil }
    return parts.map { ($0.className, $0.line) } + [own].compactMap(\.self)
  }

  /// The outlets as they are set: each by itself, but the members of a collection together, where
  /// the first of them stands.
  var groupedOutlets: [[StoryboardFile.Outlet]] {
    var together: [[StoryboardFile.Outlet]] = []
    var places: [[String]: Int] = [:]
    for outlet in outlets {
      let collection = [outlet.ownerID, outlet.property]
      if outlet.isCollection, let place = places[collection] {
        together[place].append(outlet)
      } else {
        places[collection] = together.count
        together.append([outlet])
      }
    }
    return together
  }

  /// The controllers that are made at once with this scene's own, in order.
  var childIDs: [String] {
    segues.filter(\.isContainment).map(\.destinationID)
  }
}

nonisolated extension StoryboardFile.Segue {
  /// Whether the destination is a child, made with its parent, and not shown later.
  var isContainment: Bool { kind == "relationship" || kind == "embed" }

  /// The segue as a message calls it: by its identifier, or else by its kind.
  var label: String { identifier.map { "“\($0)”" } ?? "of kind \(kind)" }
}
