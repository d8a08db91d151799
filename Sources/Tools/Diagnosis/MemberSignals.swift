import SourceMeasures

/// The jobs of methods, by their names and labels.
enum MemberSignals {
  /// Returns the job of a method that UIKit calls, such as "tableView(_:cellForRowAt:)".
  static func job(of name: String) -> Job? {
    if let job = names[name] { return job }
    return labels.first { name.contains($0.label) }?.job
  }

  /// Returns the job that a method's own name suggests.
  static func likelyJob(of name: String) -> Job? {
    let base = String(name.prefix { $0 != "(" })
    if name.contains("didSelectRow") || name.contains("didSelectItem") { return .navigation }
    if announces(base) { return .alerts }
    if contains(name, ["Transition(to", "traitCollectionDidChange", "theme:", "Theme(", "Styles("])
      || starts(base, with: ["decorate", "themeDidChange", "handleThemeChanged"])
    {
      return .views
    }
    if starts(base, with: ["reload", "rebuild", "update", "apply", "refresh"]),
      contains(base, ["Section", "Rows", "Snapshot", "Items", "DataSource", "TableContents"])
    {
      return .dataSource
    }
    if starts(base, with: ["present", "navigate", "push", "goTo", "open", "route"]) {
      return .navigation
    }
    if starts(
      base, with: ["setup", "setUp", "configure", "update", "layout", "style", "apply", "refresh"]),
      contains(
        base,
        [
          "View", "UI", "Constraint", "Title", "Button", "Theme", "Label", "Style", "Appearance",
          "Bar", "Layout", "Interface",
        ]),
      !contains(base, ["ViewModel", "TableView", "CollectionView", "ViewController"])
    {
      return .views
    }
    if starts(base, with: ["fetch", "download", "upload", "sync", "load", "request"]),
      !contains(base, ["View", "UI"])
    {
      return .networking
    }
    return nil
  }

  /// Whether a method with this name reads or changes data that is stored on the device.
  static func isLocal(_ name: String) -> Bool {
    let base = String(name.prefix { $0 != "(" })
    return contains(base, ["Local", "Cached", "Stored", "Persisted", "Offline"])
      && !contains(base, ["Localiz", "Locale", "Location"])
  }

  /// Whether a method with this name tells a delegate that something happened.
  static func isCallback(_ name: String) -> Bool {
    [":did", ":will", ":should"].contains { name.contains($0) }
  }

  /// Whether a method with this name goes to another screen.
  static func leaves(_ name: String) -> Bool {
    starts(
      name,
      with: ["show", "open", "present", "navigate", "goTo", "push", "dismiss", "close", "route"])
      && !announces(name)
  }

  /// Whether a method with this name shows an alert, an error or a message.
  static func announces(_ name: String) -> Bool {
    starts(name, with: ["show", "display", "present", "ask", "confirm"])
      && contains(
        name, ["Alert", "Error", "Notice", "Toast", "Message", "Confirm", "Prompt", "ActionSheet"])
  }

  /// Whether a method with this name fills the cell that is its parameter.
  static func fillsCell(_ name: String) -> Bool {
    starts(
      name,
      with: [
        "configure", "setup", "setUp", "set", "update", "fill", "style", "bind", "populate",
        "apply",
        "render", "decorate", "prepare",
      ])
  }

  /// Whether the words of a type name a part of a screen.
  static func isOfScreen(_ type: [String]) -> Bool {
    type.contains { contains($0, ["Action", "Menu", "Controller", "View", "Configuration"]) }
  }

  /// Whether the words of a type name a view or a measure of its layout.
  static func isView(_ type: [String]) -> Bool {
    let name = type.last { $0 != "?" && $0 != "!" } ?? ""
    return name.hasPrefix("UI") && Signals.viewSuffixes.contains(where: name.hasSuffix)
      || ["CGFloat", "CGSize", "CGRect", "UIEdgeInsets", "UIMenu", "NSCollectionLayoutSection"]
        .contains(name)
  }

  /// Whether the words of a type name a text, a colour or an image.
  static func isText(_ type: [String]) -> Bool {
    type.drop { $0 == ":" }.contains {
      ["String", "NSAttributedString", "AttributedString", "UIColor", "UIImage"].contains($0)
    } && type.allSatisfy { !["[", "]", "(", ","].contains($0) }
  }

  private static func starts(_ name: String, with prefixes: [String]) -> Bool {
    prefixes.contains { Signals.starts(name, with: $0) }
  }

  private static func contains(_ name: String, _ words: [String]) -> Bool {
    words.contains { name.contains($0) }
  }

  private static let names: [String: Job] = [
    "prepare(for:sender:)": .navigation, "shouldPerformSegue(withIdentifier:sender:)": .navigation,
    "objects(for:)": .dataSource, "emptyView(for:)": .dataSource,
    "numberOfSections(in:)": .dataSource, "sectionIndexTitles(for:)": .dataSource,
    "observeValue(forKeyPath:of:change:context:)": .observation,
    "controllerDidChangeContent(_:)": .dataSource, "controllerWillChangeContent(_:)": .dataSource,
    "controller(_:didChangeContentWith:)": .dataSource,
    "preferredStatusBarStyle": .views,
    "prefersStatusBarHidden": .views, "supportedInterfaceOrientations": .views,
    "shouldAutorotate": .views, "preferredInterfaceOrientationForPresentation": .views,
    "prefersHomeIndicatorAutoHidden": .views, "preferredStatusBarUpdateAnimation": .views,
    "updateViewConstraints()": .views, "adaptivePresentationStyle(for:)": .navigation,
    "adaptivePresentationStyle(for:traitCollection:)": .navigation,
    "numberOfComponents(in:)": .dataSource,
    "textFieldShouldReturn(_:)": .keyboard,
  ]

  private static let labels: [(label: String, job: Job)] = [
    (":cellForRow", .cells), (":cellForItemAt", .cells), (":viewForHeader", .cells),
    (":viewForFooter", .cells), (":viewForSupplementary", .cells), (":numberOfRows", .dataSource),
    (":numberOfItems", .dataSource), (":titleForHeader", .dataSource),
    (":titleForFooter", .dataSource), (":heightFor", .dataSource),
    (":estimatedHeight", .dataSource),
    (":canEditRow", .dataSource), (":commit:", .dataSource), (":canMoveRow", .dataSource),
    (":moveRowAt", .dataSource), (":moveItemAt", .dataSource), (":editingStyleFor", .dataSource),
    (":sizeForItem", .dataSource), (":insetForSection", .dataSource),
    (":minimumLineSpacing", .dataSource), (":minimumInteritem", .dataSource),
    (":referenceSizeFor", .dataSource), (":sectionForSectionIndexTitle", .dataSource),
    (":targetIndexPathForMove", .dataSource), (":shouldIndentWhileEditing", .dataSource),
    (":editActions", .dataSource), (":titleForRow", .dataSource),
    (":trailingSwipeActions", .dataSource), (":leadingSwipeActions", .dataSource),
    (":prefetchRows", .dataSource), (":prefetchItems", .dataSource),
    (":willDisplayHeaderView", .cells), (":willDisplayFooterView", .cells),
    (":sectionControllerFor:", .dataSource), (":itemsForBeginning", .dataSource),
    (":itemsForAddingTo", .dataSource), (":performDropWith", .dataSource),
    (":dropSessionDidUpdate", .dataSource), (":canMoveItem", .dataSource),
    (":widthForComponent", .dataSource), (":rowHeightForComponent", .dataSource),
    (":viewControllerBefore", .containment), (":viewControllerAfter", .containment),
    (":dragPreviewParameters", .views), (":dropPreviewParameters", .views),
    (":previewForHighlighting", .views), (":previewForDismissing", .views),
    (":didChange:at:for:", .dataSource), (":didChange:atSectionIndex:", .dataSource),
    ("keyboardWill", .keyboard),
    ("keyboardDid", .keyboard),
  ]
}
