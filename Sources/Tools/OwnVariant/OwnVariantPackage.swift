package import Foundation
internal import TestRuns

/// A package that builds a reader's people list, and runs the specification on it.
///
/// The package contains symbolic links to the reader's folder, to the specification and to the kit.
/// The package stays below the kit's folder, so a second run compiles only the changes.
package struct OwnVariantPackage {
  /// The error if the variant does not compile or its tests cannot be built.
  package struct BuildFailure: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(description: String) {
      self.description = description
    }
  }

  private static let module = "OwnPeopleList"
  private static let specification = "Tests/Acceptance/AcceptanceTests/PeopleListSpecification"
  private let variant: OwnVariantFolder
  private let root: URL
  /// The folder of the package.
  package let folder: URL

  /// Writes the package's files.
  ///
  /// - Parameters:
  ///   - variant: The folder with the user's people list.
  ///   - root: The folder of the kit.
  ///   - path: The package's folder below `root`.
  package init(
    _ variant: OwnVariantFolder, in root: URL, at path: String = ".build/own-variant"
  ) throws {
    self.variant = variant
    self.root = root.resolvingSymlinksInPath()
    folder = self.root.appending(path: path)
    try write(Self.manifest, to: "Package.swift")
    try write(entry, to: "Tests/\(Self.module)Tests/OwnVariant.swift")
    try link("Unmassive", to: self.root)
    try link("Sources/\(Self.module)", to: variant.url)
    try link(
      "Tests/\(Self.module)Tests/PeopleListSpecification",
      to: self.root.appending(path: Self.specification))
  }

  /// Builds the variant and runs the specification.
  ///
  /// - Parameter report: Receives the progress in short sentences.
  @MainActor package func run(
    report: @escaping @MainActor (String) -> Void
  ) async throws -> SpecificationResult {
    report("building \(variant.name) and the kit; the first build takes some minutes")
    let build = try await swift(["build", "--build-tests"]) { line in
      if let match = line.firstMatch(of: /^\[\d+\/\d+\] Emitting module (\w+)/) {
        report("built \(match.1)")
      }
    }
    guard build.isSuccess else { throw failure(of: build.lines) }
    report("running the specification")
    let test = try await swift(["test", "--skip-build"]) { line in
      if let match = line.firstMatch(of: #/^[✔✘] (Suite .+?) after /#) { report("\(match.1)") }
    }
    return SpecificationResult(lines: test.lines)
  }

  /// Runs a SwiftPM command in the package.
  @MainActor private func swift(
    _ arguments: [String], show: @escaping @MainActor (String) -> Void
  ) async throws -> ChildProcess {
    try await ChildProcess(
      ["swift"] + arguments, in: folder, log: folder.appending(path: "output.txt"), limit: 3600,
      show: show)
  }

  /// Returns an error for the output of a failed build.
  ///
  /// The error lists the compiler's errors in the reader's files. If there are none, it describes
  /// the other problem.
  package func failure(of lines: [String]) -> BuildFailure {
    var ownErrors: [String] = []
    for line in lines {
      guard let match = line.firstMatch(of: /^(\/.+\.swift):(\d+):\d+: (error: .+)$/) else {
        continue
      }
      let path = String(match.1)
      let places = [folder.appending(path: "Sources/\(Self.module)"), variant.url]
      guard let place = places.first(where: { path.hasPrefix($0.path + "/") }) else { continue }
      let error = "\(variant.name)/\(path.dropFirst(place.path.count + 1)):\(match.2): \(match.3)"
      if !ownErrors.contains(error) { ownErrors.append(error) }
    }
    if !ownErrors.isEmpty {
      return BuildFailure(
        description: "\(variant.name) does not compile:\n" + ownErrors.joined(separator: "\n"))
    }
    // Only one other file depends on the variant: the file that creates the screen.
    if lines.contains(where: { $0.contains("/OwnVariant.swift:") && $0.contains("error: ") }) {
      return BuildFailure(
        description: "\(variant.name) compiles, but it cannot be used.\n"
          + OwnVariantFolder.entryRequirement)
    }
    let errors = lines.filter { $0.contains("error: ") }
    return BuildFailure(
      description: "The package cannot be built:\n"
        + (errors.isEmpty ? lines : errors).suffix(5).joined(separator: "\n"))
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // An unchanged file keeps its modification date, so it is not compiled again.
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  private func link(_ path: String, to target: URL) throws {
    let link = folder.appending(path: path)
    let manager = FileManager.default
    guard (try? manager.destinationOfSymbolicLink(atPath: link.path)) != target.path else { return }
    try? manager.removeItem(at: link)
    try manager.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.createSymbolicLink(at: link, withDestinationURL: target)
  }
}

extension OwnVariantPackage {
  private static let manifest =
    "// swift-tools-version: 6.2\nimport PackageDescription\n\n" + """
      func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Unmassive") }

      let support = product("PeopleListSpecificationSupport")
      let patterns = [
        "DataSource", "Presenter", "Binding", "Interaction", "KeyboardManager", "Navigator",
        "ServiceLocator", "Composition", "SmartView",
      ]

      let package = Package(
        name: "OwnVariant",
        platforms: [.macOS(.v15)],
        dependencies: [.package(path: "Unmassive")],
        targets: [
          .target(
            name: "\(module)",
            dependencies: [support] + patterns.map(product)),
          .testTarget(
            name: "\(module)Tests",
            dependencies: ["\(module)", support],
            exclude: ["PeopleListSpecification/README.md"]),
        ])

      """

  /// The content of the file that lists the variant for the specification.
  private var entry: String {
    "import \(Self.module)\n\n" + """
      extension Variant {
        static let all = [
          Variant("\(variant.name.filter { !#"\""#.contains($0) })") {
            \(OwnVariantFolder.entry)(
              store: $0.store, sortSetting: $0.sortSetting, communicator: $0.communicator,
              sync: $0.sync, addressBook: $0.addressBook, context: $0.context,
              notifications: $0.notifications)
          }
        ]
      }

      """
  }
}
