import SourceMeasures

/// The jobs of methods, by their names and labels.
enum MemberSignals {
  /// Returns the job of a framework's callback, such as "tableView(_:cellForRowAt:)", or nil.
  static func job(of name: String) -> Job? {
    if let job = names[name] { return job }
    return labels.first { name.has($0.key) }?.value
  }

  /// Returns the job that a method's own name suggests, if any.
  static func likelyJob(of name: String) -> Job? {
    let base = String(name.prefix { $0 != "(" })
    if announces(base) { return .alerts }
    if base.has("Tab"), starts(base, with: ["switch", "select", "change"]) { return .containment }
    if contains(name, ["Transition(to", "theme:", "Theme", "Styles("]) { return .views }
    if starts(base, with: ["present", "navigate", "push", "goTo", "open", "route"]) {
      return .navigation
    }
    if starts(base, with: ["fetch", "download", "upload", "sync", "load", "request"]),
      !contains(base, ["View", "UI"])
    {
      return .networking
    }
    return nil
  }

  /// Returns whether a method with this name uses data on the device.
  static func isLocal(_ name: String) -> Bool {
    let base = String(name.prefix { $0 != "(" })
    return contains(base, ["Local", "Cached", "Stored", "Saved", "Persisted", "Offline"])
      && !contains(base, ["Localiz", "Locale", "Location"])
  }

  /// Returns whether a model calls a method with this name after a change.
  static func isModelChange(_ name: String) -> Bool {
    contains(name, ["DidUpdate(", "DidChange(", ":didUpdate", ":didChange", ":didObserve"])
      && !name.hasSuffix("()")
      && !contains(
        name.lowercased(), ["text", "search", "location", "controller", "collection", "cell"])
  }

  /// Returns whether a method with this name goes to another screen.
  static func leaves(_ name: String) -> Bool {
    starts(
      name,
      with: ["show", "open", "present", "navigate", "goTo", "push", "dismiss", "close", "route"])
      && !announces(name)
  }

  /// Returns whether a method with this name shows an alert, an error or a message.
  static func announces(_ name: String) -> Bool {
    starts(name, with: ["show", "display", "present", "ask", "confirm", "hide"])
      && contains(
        name,
        [
          "Alert", "Error", "Notice", "Toast", "Message", "Confirm", "Prompt", "ActionSheet",
          "Warning", "Success", "Failure", "Banner", "Snack", "HUD", "Popup", "Dialog",
        ])
  }

  /// Returns whether a method with this name fills the cell that is its parameter.
  static func fillsCell(_ name: String) -> Bool {
    starts(
      name,
      with: [
        "configure", "setup", "setUp", "set", "update", "fill", "style", "bind", "populate",
        "apply", "render", "decorate", "prepare",
      ])
  }

  /// Returns whether the type belongs to a screen. `type` contains the tokens of its name.
  static func isOfScreen(_ type: [String]) -> Bool {
    type.contains {
      !$0.has("Cell") && contains($0, ["Action", "Menu", "Controller", "View", "Configuration"])
    }
  }

  /// Returns whether a type with this name describes a section or row.
  static func isRow(_ name: String) -> Bool {
    ["Section", "Row"].contains(name) || name.hasSuffix("SectionModel")
  }

  /// Returns whether the type is a view or a measure of a layout.
  static func isView(_ type: [String]) -> Bool {
    let name = type.last { $0 != "?" && $0 != "!" } ?? ""
    return name.hasPrefix("UI") && Signals.viewSuffixes.contains(where: name.hasSuffix)
      || name.hasPrefix("CG") && ["Float", "Size", "Rect"].contains(name.dropFirst(2))
      || ["UIEdgeInsets", "UIFont", "UIMenu", "NSCollectionLayoutSection"].contains(name)
  }

  /// Returns whether the type is a text, a color or an image.
  static func isText(_ type: [String]) -> Bool {
    type.drop { $0 == ":" }.contains {
      ["String", "NSAttributedString", "AttributedString", "UIColor", "UIImage"].contains($0)
    } && type.allSatisfy { !["[", "]", "(", ","].contains($0) }
  }

  private static func starts(_ name: String, with prefixes: [String]) -> Bool {
    prefixes.contains { Signals.starts(name, with: $0) }
  }

  private static func contains(_ name: String, _ words: [String]) -> Bool {
    words.contains { name.has($0) }
  }

  private static let names = Signals.table([
    .navigation: """
    prepare(for:sender:)
    adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
    """,
    .dataSource: """
    objects(for:) emptyView(for:) numberOfSections(in:) sectionIndexTitles(for:)
    controllerDidChangeContent(_:) controllerWillChangeContent(_:)
    controller(_:didChangeContentWith:) numberOfComponents(in:)
    numberOfSectionsInTableView(_:) numberOfSectionsInTableView(tableView:)
    numberOfSectionsInCollectionView(_:) numberOfSectionsInCollectionView(collectionView:)
    """,
    .observation: "observeValue(forKeyPath:of:change:context:)",
    .views: """
    preferredStatusBarStyle prefersStatusBarHidden supportedInterfaceOrientations shouldAutorotate
    preferredInterfaceOrientationForPresentation prefersHomeIndicatorAutoHidden
    preferredStatusBarUpdateAnimation updateViewConstraints() childForStatusBarStyle
    childForStatusBarHidden childForHomeIndicatorAutoHidden toolbarItems
    childViewControllerForStatusBarStyle childViewControllerForStatusBarHidden
    """,
    .keyboard: "textFieldShouldReturn(_:)",
  ])

  /// Parts of the names of delegate methods.
  private static let labels = Signals.sorted([
    .cells: """
    :cellForRow :cellForItemAt :viewForHeader :viewForFooter :viewForSupplementary
    :willDisplayHeaderView :willDisplayFooterView
    """,
    .dataSource: """
    :numberOfRows :numberOfItems :titleForHeader :titleForFooter :heightFor :estimatedHeight
    :canEditRow :willSelectRow :commit: :canMoveRow :moveRowAt :moveItemAt :editingStyleFor :sizeForItem
    :insetForSection :minimumLineSpacing :minimumInteritem :referenceSizeFor
    :sectionForSectionIndexTitle :targetIndexPathForMove :shouldIndentWhileEditing :editActions
    :titleForRow :trailingSwipeActions :leadingSwipeActions :prefetchRows :prefetchItems
    :sectionControllerFor: :itemsForBeginning :itemsForAddingTo :performDropWith
    :dropSessionDidUpdate :canMoveItem :widthForComponent :rowHeightForComponent
    :didChange:at:for: :didChange:atSectionIndex:
    """,
    .containment: "pageViewController( presentationCount( presentationIndex(",
    .views: """
    :dragPreviewParameters :dropPreviewParameters :previewForHighlighting :previewForDismissing
    """,
    .keyboard: "keyboardWill keyboardDid KeyboardWill KeyboardDid",
  ])
}
