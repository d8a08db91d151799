import SourceMeasures

/// The jobs of methods that UIKit calls, by their names and labels.
enum MemberSignals {
  /// Returns the job of a method, such as "tableView(_:cellForRowAt:)".
  static func job(of name: String) -> Job? {
    if let job = names[name] { return job }
    guard name.contains(":") else { return nil }
    return labels.first { name.contains($0.label) }?.job
  }

  private static let names: [String: Job] = [
    "prepare(for:sender:)": .navigation, "shouldPerformSegue(withIdentifier:sender:)": .navigation,
    "textFieldShouldReturn(_:)": .keyboard, "numberOfSections(in:)": .dataSource,
    "sectionIndexTitles(for:)": .dataSource,
    "observeValue(forKeyPath:of:change:context:)": .observation,
    "bindViewModel()": .observation, "bindStyles()": .views,
    "numberOfComponents(in:)": .dataSource,
    "viewWillTransition(to:with:)": .views, "traitCollectionDidChange(_:)": .views,
    "viewDidLayoutSubviews()": .views, "viewWillLayoutSubviews()": .views,
    "updateViewConstraints()": .views,
  ]

  private static let labels: [(label: String, job: Job)] = [
    (":cellForRow", .cells), (":cellForItemAt", .cells), (":viewForHeader", .cells),
    (":viewForFooter", .cells), (":viewForSupplementary", .cells), (":numberOfRows", .dataSource),
    (":numberOfItems", .dataSource), (":titleForHeader", .dataSource),
    (":titleForFooter", .dataSource), (":heightFor", .dataSource), (":estimatedHeight", .dataSource),
    (":canEditRow", .dataSource), (":commit:forRow", .dataSource), (":canMoveRow", .dataSource),
    (":moveRowAt", .dataSource), (":moveItemAt", .dataSource), (":editingStyleFor", .dataSource),
    (":sizeForItem", .dataSource), (":sizeForItemAt", .dataSource), (":insetForSection", .dataSource),
    (":minimumLineSpacing", .dataSource), (":minimumInteritem", .dataSource),
    (":referenceSizeFor", .dataSource), (":sectionForSectionIndexTitle", .dataSource),
    (":targetIndexPathForMove", .dataSource), (":shouldIndentWhileEditing", .dataSource),
    (":editActionsFor", .dataSource), (":titleForRow", .dataSource),
    (":willDisplayHeaderView", .cells), (":willDisplayFooterView", .cells),
    ("keyboardWill", .keyboard), ("keyboardDid", .keyboard),
  ]
}
