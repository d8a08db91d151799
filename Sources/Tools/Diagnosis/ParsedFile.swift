import SourceMeasures

/// A Swift file, its brackets, and its types and extensions.
struct ParsedFile: Sendable {
  let source: SwiftSource
  let structure: SourceStructure
  let parts: [TypePart]
  let aliases: [String: String]

  init(path: String, text: String) throws(SourceStructure.Unbalanced) {
    source = SwiftSource(path: path, text: text)
    structure = try SourceStructure(source.code)
    parts = source.typeParts(structure)
    aliases = source.aliases()
  }

  /// The lines that contain more than closing brackets, commas and semicolons.
  var countedLines: Set<Int> {
    Set(source.code.filter { !$0.isOne(of: [")", "]", "}", ",", ";"]) }.map(\.line))
  }
}

/// A part of a class and the file that contains it.
struct FilePart: Sendable {
  let file: ParsedFile
  let part: TypePart
}

/// A class, with its extensions in all files.
struct DeclaredClass: Sendable {
  let name: String
  /// The declaration, then the extensions.
  fileprivate(set) var parts: [FilePart]
}

/// The classes of all files that inherit, and which are view controllers.
struct ClassTable {
  private(set) var classes: [DeclaredClass] = []
  private var superclasses: [String: String] = [:]
  /// The superclasses and the protocols of each type.
  private var inherited: [String: [String]] = [:]

  init(_ files: [ParsedFile]) {
    let aliases = files.reduce(into: [String: String]()) { all, file in
      all.merge(file.aliases) { first, _ in first }
    }
    var places: [String: [Int]] = [:]
    let parts = files.flatMap { file in file.parts.map { FilePart(file: file, part: $0) } }
    for item in parts { inherited[item.part.name, default: []] += item.part.inherited }
    for item in parts where item.part.isClass {
      guard let parent = item.part.inherited.first else { continue }
      places[item.part.name, default: []].append(classes.count)
      classes.append(DeclaredClass(name: item.part.name, parts: [item]))
      superclasses[item.part.name] = superclasses[item.part.name] ?? aliases[parent] ?? parent
    }
    for item in parts where item.part.isExtension {
      let found = places[aliases[item.part.name] ?? item.part.name] ?? []
      // Several modules may declare the name, so the extension belongs to the class in the nearest
      // folder.
      let nearest = found.max { nearness($0, item.file) < nearness($1, item.file) }
      if let nearest { classes[nearest].parts.append(item) }
    }
  }

  /// Returns a type, its superclasses and its protocols, the nearest first.
  func types(of name: String) -> [String] {
    var (found, place) = ([name], 0)
    while place < found.count, place < 100 {
      for next in inherited[found[place]] ?? [] where !found.contains(next) { found.append(next) }
      place += 1
    }
    return found
  }

  /// Returns the length of the path prefix that a class and a file share.
  private func nearness(_ place: Int, _ file: ParsedFile) -> Int {
    zip(classes[place].parts[0].file.source.path, file.source.path).prefix { $0 == $1 }.count
  }

  /// Returns whether the class is a view controller.
  ///
  /// The result depends on the superclasses, or on an override of `viewDidLoad`.
  func isController(_ declared: DeclaredClass) -> Bool {
    // The sources may declare UIKit's own classes, such as `UIViewController`, which do not count.
    if declared.name.hasPrefix("UI"), Self.base.contains(declared.name) { return false }
    var parent = declared.name
    for _ in 0..<100 {
      guard let next = superclasses[parent] else { break }
      // The search ends here, because the sources may also declare the base class, as HeadlessUI
      // does.
      if Self.base.contains(next) { return true }
      parent = next
    }
    if parent.hasPrefix("NS") { return false }
    return parent.hasSuffix("ViewController") || Self.base.contains(parent)
      || overridesViewDidLoad(declared)
  }

  private static let base: Set<String> = [
    "UINavigationController", "UITabBarController", "UISearchController", "UIAlertController",
    "NavigationController", "TabBarController", "UIViewController", "ViewController",
    "UITableViewController", "UICollectionViewController",
  ]

  private func overridesViewDidLoad(_ declared: DeclaredClass) -> Bool {
    declared.parts.contains { item in
      item.part.body.contains { place in
        item.file.source.code[place].text == "viewDidLoad"
          && item.file.structure.isOne(["func"], place - 1)
          && item.file.structure.isOne(["override"], place - 2)
      }
    }
  }
}
