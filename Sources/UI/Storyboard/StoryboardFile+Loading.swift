nonisolated extension StoryboardFile.Scene {
  /// The views and other elements that the loader creates with the scene.
  ///
  /// The list omits the controller and the object placeholders, which the scene stores separately,
  /// and the first responder, which already exists. It also omits cell prototypes and their
  /// content, because a table creates these later.
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

  /// The class names of the objects that the loader creates, by identifier.
  var classNames: [String: String] {
    let objects = placeholders + views + [controller].compactMap(\.self)
    return objects.reduce(into: [:]) { $0[$1.id] = $1.className }
  }

  /// The classes that must be registered.
  ///
  /// A view without a custom class need not be registered, because the loader ignores unregistered
  /// standard views.
  var requiredClasses: [(name: String, line: Int)] {
    let parts = placeholders + views.filter { $0.customClass != nil }
    let own = [controller].compactMap(\.self).filter { $0.reference == nil }
    return (parts + own).map { ($0.className, $0.line) }
  }

  /// The identifiers of the controller and the exits, to which segues can lead.
  var endIDs: [String] {
    exitIDs + [controller?.id].compactMap(\.self)
  }

  /// The segues to the child controllers that are created with this scene.
  var childSegues: [StoryboardFile.Segue] { segues.filter(\.isContainment) }
}

nonisolated extension StoryboardFile.Segue {
  /// Whether the destination is a child that is created together with its parent.
  var isContainment: Bool { kind == "relationship" || kind == "embed" }

  /// The segue's identifier, or its kind if it has no identifier, for messages.
  var label: String { identifier.map { "“\($0)”" } ?? "of kind \(kind)" }
}

nonisolated extension Array {
  /// Returns the elements grouped by key. The groups are in the order of their first elements.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var groups: [[Element]] = []
    var places: [Key: Int] = [:]
    for element in self {
      if let place = places[key(element)] {
        groups[place].append(element)
      } else {
        places[key(element)] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
