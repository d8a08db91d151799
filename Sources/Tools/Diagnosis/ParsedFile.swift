import SourceMeasures

/// A Swift file, its brackets, and its classes and extensions.
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

  /// The lines that count: with code other than closing brackets.
  var countedLines: Set<Int> {
    Set(source.code.filter { !$0.isOne(of: [")", "]", "}", ",", ";"]) }.map(\.line))
  }
}

/// A part of a class and the file that contains it.
struct FilePart: Sendable {
  let file: ParsedFile
  let part: TypePart
}

/// The classes of all files, and which of them are view controllers.
struct ClassTable {
  private(set) var parts: [String: [FilePart]] = [:]
  /// The names of the classes, in the order of the files.
  private(set) var classes: [String] = []
  private var superclasses: [String: String] = [:]

  init(_ files: [ParsedFile]) {
    let aliases = files.reduce(into: [String: String]()) { all, file in
      all.merge(file.aliases) { first, _ in first }
    }
    for file in files {
      for part in file.parts {
        let name = part.isExtension ? aliases[part.name] ?? part.name : part.name
        parts[name, default: []].append(FilePart(file: file, part: part))
        guard !part.isExtension, superclasses[name] == nil, let parent = part.inherited.first else {
          continue
        }
        classes.append(name)
        superclasses[name] = aliases[parent] ?? parent
      }
    }
  }

  /// Returns whether the class inherits from a view controller.
  func isController(_ name: String) -> Bool {
    var parent = name
    for _ in 0..<100 {
      guard let next = superclasses[parent] else { break }
      parent = next
    }
    if parent.hasPrefix("NS") { return false }
    return parent.hasSuffix("ViewController") || Self.base.contains(parent)
      || overridesViewDidLoad(name)
  }

  private static let base: Set<String> = [
    "UINavigationController", "UITabBarController", "UISearchController", "UIAlertController",
    "NavigationController", "TabBarController",
  ]

  private func overridesViewDidLoad(_ name: String) -> Bool {
    (parts[name] ?? []).contains { item in
      item.part.body.contains { place in
        item.file.source.code[place].text == "viewDidLoad"
          && item.file.structure.isOne(["func"], place - 1)
          && item.file.structure.isOne(["override"], place - 2)
      }
    }
  }
}
