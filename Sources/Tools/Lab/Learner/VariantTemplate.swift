package import Foundation
package import SourceMeasures

/// A people list of the kit that a learner can copy and change.
package struct VariantTemplate {
  /// The variants that can be copied. The massive variant opens its own database, so a test cannot
  /// replace its store.
  package static let variants: [Variant] = [
    .slim, .mvvm, .protocolSplit, .modelView, .reducer,
  ]

  private let variant: Variant

  /// Creates a template from one of ``variants``.
  package init(_ variant: Variant) { self.variant = variant }

  /// Copies the variant to `Lab/Variants/NAME`, and returns the new folder.
  ///
  /// - Throws: ``LabError`` if the name is not usable or the folder exists.
  package func copy(as name: String, in root: URL) throws -> URL {
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil else {
      throw LabError("“\(name)” is an invalid name. Use letters and digits, such as MyList.")
    }
    let folder = Self.folder(name, in: root)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw LabError("Lab/Variants/\(name) exists already. Choose another name.")
    }
    let module = VariantGroup.people.members.first { $0.variant == variant }?.sources.first
    let parent = folder.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    // The folder appears only after the copy is complete.
    let draft = parent.appending(path: ".\(name)-\(UUID())")
    try FileManager.default.copyItem(at: root.appending(path: module ?? ""), to: draft)
    try Data(entry.utf8).write(to: draft.appending(path: "MakePeopleList.swift"))
    try FileManager.default.moveItem(at: draft, to: folder)
    return folder
  }

  /// Returns the folder of the learner's variant with this name.
  package static func folder(_ name: String, in root: URL) -> URL {
    root.appending(path: "Lab/Variants/\(name)")
  }

  /// Returns the names of the learner's variants, sorted.
  package static func names(in root: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder("", in: root).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// A file with the function that creates the screen for the specification.
  private var entry: String {
    """
    import Domain
    import HeadlessUI
    import Presenter

    /// Creates the screen, and gives it its services.
    @MainActor public func makePeopleList(
      store: any PeopleStore, sortSetting: any SortSetting, communicator: any APICommunicator,
      sync: (any PeopleSync)?, addressBook: (any AddressBook)?, context: PresentationContext,
      notifications: NotificationCenter
    ) -> UIViewController {
    \(creation)
    }

    """
  }

  private var creation: String {
    switch variant {
    case .mvvm:
      """
        PeopleListViewController(
          PeopleListViewModel(
            store: store, sortSetting: sortSetting, communicator: communicator, sync: sync,
            addressBook: addressBook, context: context),
          notifications: notifications)
      """
    case .modelView:
      """
        PeopleListViewController(
          PeopleModel(
            store: store, sortSetting: sortSetting, communicator: communicator, sync: sync,
            addressBook: addressBook),
          context: context, notifications: notifications)
      """
    case .reducer:
      """
        let effects = PeopleListEffects(
          store: store, sortSetting: sortSetting, communicator: communicator, sync: sync,
          addressBook: addressBook, context: context)
        let state = PeopleListState(
          nameOrder: sortSetting.nameOrder, hasSync: sync != nil, hasAddressBook: addressBook != nil)
        return PeopleListViewController(
          Store(state, reduce: PeopleListReducer.reduce) { effects.handle($0, $1) },
          context: context, notifications: notifications)
      """
    case .protocolSplit:
      """
        let screen = PeopleListViewController(
          dataProvider: StorePeopleListDataProvider(store: store, sortSetting: sortSetting),
          sortSetting: sortSetting, sync: sync, context: context)
        screen.communicator = communicator
        screen.addressBook = addressBook
        screen.notifications = notifications
        return screen
      """
    default:
      """
        PeopleListViewController(
          store: store, sortSetting: sortSetting, communicator: communicator, sync: sync,
          addressBook: addressBook, context: context, notifications: notifications)
      """
    }
  }
}
