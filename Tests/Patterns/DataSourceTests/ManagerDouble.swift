import DataSource

/// A manager whose rows a test changes; its delegate is weak, as the port asks.
@MainActor final class ManagerDouble: ListManaging {
  weak var delegate: (any RowChanging)?
  private let source = SectionedDataSource<String, Row>()

  init(_ sections: [TestSection]) { change(to: sections) }

  func change(to sections: [TestSection]) {
    do {
      guard let delegate else { return _ = try source.apply(sections) }
      try source.apply(sections, to: delegate)
    } catch { fatalError("\(error)") }
  }

  var numberOfSections: Int { source.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { source.numberOfItems(inSection: section) }
  func item(at position: ItemPosition) -> Row { source.item(at: position) }
}
