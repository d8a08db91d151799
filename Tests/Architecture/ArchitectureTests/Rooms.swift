import Foundation
import TestSupport

/// The rooms of the house, and what each may import: only what stands above it.
enum Room: String, CaseIterable {
  case domain = "Sources/Domain"
  case patterns = "Sources/Patterns"
  case services = "Sources/Services"
  case harness = "Sources/Harness"
  case screens = "Sources/Screens"

  /// The modules of the package that stand in the room, by their folders.
  var modules: Set<String> {
    get throws {
      guard self != .domain else { return ["Domain"] }
      let folder = SourceFile.root.appending(path: rawValue)
      return Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    }
  }

  /// The modules that a file of the room may import beside the toolchain's own.
  func allowed(for file: SourceFile) throws -> Set<String> {
    switch self {
    case .domain: []
    case .patterns: file.path.contains("/Applied/") ? ["Domain"] : []
    case .services: ["Domain", "CSQLite"]
    case .harness where file.module == "HeadlessUI": []
    case .harness: try Room.domain.modules.union(Room.patterns.modules).union(modules)
    // It makes any of the four variants, so that app, specification and comparison make them alike.
    case .screens where file.module == "PeopleListVariants": Self.variantParts
    case .screens:
      try Room.domain.modules.union(Room.patterns.modules)
        .union(["HeadlessUI", "HeadlessAdapters"])
        .union(Self.services(for: file.module))
    }
  }

  /// The services that a screen may import: none, but for the one big controllers of the first and
  /// the second document, which set up their database themselves (row B1). That is the lesson of
  /// those variants.
  static func services(for screen: String) -> Set<String> {
    ["MassivePeopleList", "MassiveGrocery"].contains(screen) ? ["Database"] : []
  }

  /// The variants of the people list, and what their maker hands on to them.
  private static let variantParts: Set<String> = [
    "MassivePeopleList", "ProtocolSplitPeopleList", "MVVMPeopleList", "SlimPeopleList",
    "Domain", "Database", "Presenter", "HeadlessUI",
  ]

  /// What the toolchain brings.
  static let toolchain: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationXML", "Observation", "Synchronization",
    "Dispatch", "Glibc", "Darwin", "Musl", "UIKit", "_FoundationICU",
  ]
}

extension SourceFile {
  /// The module that the file belongs to: the third part of "Sources/Room/Module/File.swift".
  var module: String {
    let parts = path.split(separator: "/")
    return parts[1] == "Domain" ? "Domain" : String(parts[2])
  }
}
