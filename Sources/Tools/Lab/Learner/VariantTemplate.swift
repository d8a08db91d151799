package import Foundation
package import SourceMeasures

/// A people list of the kit that a learner can copy and change.
package struct VariantTemplate {
  /// The variants that can be copied. The massive variant opens its own database, so a test cannot
  /// replace its store.
  package static let variants: [Variant] = [.slim, .mvvm, .protocolSplit]

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
    if let creation {
      let file = draft.appending(path: "PeopleListViewController+Store.swift")
      try Data(Self.initializer(creation).utf8).write(to: file)
    }
    try FileManager.default.moveItem(at: draft, to: folder)
    return folder
  }

  /// The folder of the learner's variant with this name.
  package static func folder(_ name: String, in root: URL) -> URL {
    root.appending(path: "Lab/Variants/\(name)")
  }

  /// Returns the names of the learner's variants, sorted.
  package static func names(in root: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder("", in: root).path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The call of the variant's own initializer; nil if the specification can call it directly.
  private var creation: String? {
    switch variant {
    case .mvvm:
      """
          self.init(
            PeopleListViewModel(store: store, sortSetting: sortSetting, context: context),
            notifications: notifications)
      """
    case .protocolSplit:
      """
          self.init(
            dataProvider: StorePeopleListDataProvider(store: store, sortSetting: sortSetting),
            sortSetting: sortSetting, context: context, notifications: notifications)
      """
    default: nil
    }
  }

  private static func initializer(_ creation: String) -> String {
    let modules = ["Domain", "Foundation", "HeadlessUI", "Presenter"]
    let imports = modules.map { "import \($0)\n" }.joined()
    return """
      \(imports)
      extension PeopleListViewController {
        /// Creates a list of the people in `store`.
        public convenience init(
          store: any PeopleStore, sortSetting: any SortSetting, context: PresentationContext,
          notifications: NotificationCenter
        ) {
      \(creation)
        }
      }

      """
  }
}
