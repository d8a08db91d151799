internal import ChangeRequests
package import Foundation
internal import SourceMeasures

extension Exercise {
  /// A state that every exercise has.
  package enum Stage: Sendable { case start, solved }

  /// The file of the learner's test in the lab's package.
  package static let testFile = "YourTests.swift"
  /// The file of the learner's prediction in the lab's package.
  package static let predictionFile = "prediction.txt"

  private static let specification =
    "Tests/Acceptance/AcceptanceTests/PeopleListSpecification"

  /// Returns the paths of the folders whose files the learner edits.
  ///
  /// An exercise in which the learner writes a test or a prediction has no such folder.
  package func learnerFolders(in root: URL) throws(LabError) -> [String] {
    switch kind {
    case .predict, .catch: return []
    case .change:
      let module = variant ?? ""
      return ["Sources/Screens/\(module)", "Tests/Screens/\(module)Tests"]
    case .fix, .inject, .cut: return try Self.folders(of: solvedPaths(in: root), in: root)
    }
  }

  /// Returns the paths of the files that the start or solution changes.
  func solvedPaths(in root: URL) throws(LabError) -> [String] {
    var paths: [String] = []
    for edit in ["start.edit", "solution.edit"] where has(edit, in: root) {
      paths += try SourceTree(root: root).paths(inEdit: "\(path)/\(edit)")
    }
    return Set(paths).sorted()
  }

  /// Returns the state of the learner's sources before or after the exercise.
  ///
  /// - Parameters:
  ///   - edits: The names of edits in the exercise's folder that are applied to the state.
  ///   - test: The file with the learner's test, such as `Reference.swift`.
  package func state(
    _ stage: Stage, adding edits: [String] = [], test: String? = nil, in root: URL
  ) throws(LabError) -> LabState {
    var tree = try tree(stage, in: root)
    for edit in edits { try tree.apply("\(path)/\(edit)") }
    return try state(of: tree, test: test ?? (stage == .start ? "Start.swift" : "Reference.swift"))
  }

  /// Returns the kit's sources before or after the exercise.
  package func tree(_ stage: Stage, in root: URL) throws(LabError) -> SourceTree {
    var tree = try base(in: root)
    switch (kind, stage) {
    case (.fix, .start), (.inject, .start): try tree.apply("\(path)/start.edit")
    case (.change, .solved):
      try tree.apply(
        try diff(variantName, in: root), at: "\(requestFolder)/\(variantName).diff")
    case (_, .solved):
      if has("solution.edit", in: root) { try tree.apply("\(path)/solution.edit") }
    case (_, .start): break
    }
    return tree
  }

  /// Returns the sources to which the edits of this exercise are applied.
  private func base(in root: URL) throws(LabError) -> SourceTree {
    var tree = SourceTree(root: root)
    if let previous {
      let path = "\(Self.folder)/\(topic)/\(previous)/exercise.md"
      guard let text = try tree.text(path) else { throw LabError("There is no file \(path).") }
      tree = try Exercise(parsing: text, topic: topic, name: previous).tree(.solved, in: root)
    } else if try tree.text(Self.shorterWaits) != nil {
      try tree.apply(Self.shorterWaits)
    }
    if kind == .change {
      try tree.apply(try diff("shared", in: root), at: "\(requestFolder)/shared.diff")
      for name in requestTests(in: root) {
        let text = try tree.text("\(requestFolder)/\(name)") ?? ""
        tree.set("\(Self.specification)/\(name)", to: text)
      }
    }
    return tree
  }

  /// The edit that shortens the pilot's time limit for waits to two seconds.
  private static let shorterWaits = "Examples/Faults/shorter-waits.edit"

  /// Returns the names of the request's acceptance tests; empty if there is no request.
  func requestTests(in root: URL) -> [String] {
    guard request != nil else { return [] }
    return SourceTree.paths(below: requestFolder, in: root).map(Self.name)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Returns the paths of the request and of its acceptance tests.
  package func requestFiles(in root: URL) -> [String] {
    (["request.md"] + requestTests(in: root)).map { "\(requestFolder)/\($0)" }
  }

  private var requestFolder: String { "\(ChangeRequest.folder)/\(request ?? "")" }

  /// The name of the variant in `Examples/Changes`.
  var variantName: String {
    let members = VariantGroup.people.members
    let member = members.first { $0.sources.contains("Sources/Screens/\(variant ?? "")") }
    return member?.variant.rawValue ?? variant ?? ""
  }

  /// Reads a diff of the change request.
  func diff(_ name: String, in root: URL) throws(LabError) -> UnifiedDiff {
    let path = "\(requestFolder)/\(name).diff"
    guard let text = try SourceTree(root: root).text(path) else {
      throw LabError("There is no file \(path).")
    }
    do { return try UnifiedDiff(parsing: text) } catch { throw LabError("\(path): \(error)") }
  }

  private func state(of tree: SourceTree, test: String) throws(LabError) -> LabState {
    let folders = try learnerFolders(in: tree.root)
    var state = LabState(modules: suites.map { $0.replacing(/Tests$/, with: "") })
    for folder in try folders + Self.folders(of: Array(tree.changes.keys), in: tree.root) {
      state.folders[folder] = try tree.files(below: folder)
    }
    state.variant = variant
    switch kind {
    case .predict:
      state.modules = modules
      if let source = try tree.text("\(path)/Program.swift") {
        state.program = LabState.Program(source: source, uses: uses)
      }
      return state
    case .catch:
      state.runsSuites = false
      state.tests[Self.testFile] = try tree.text("\(path)/\(test)")
      for edit in files("chaff-", ".edit", in: tree.root) + files("wheat-", ".edit", in: tree.root)
      {
        var other = tree
        try other.apply("\(path)/\(edit)")
        for folder in try Self.folders(of: Array(other.changes.keys), in: tree.root)
        where state.folders[folder] == nil {
          state.folders[folder] = try tree.files(below: folder)
        }
      }
    case .cut: state.manifest = Self.massiveWithPatterns
    case .change: state.modules = ["Acceptance", variant ?? ""]
    case .fix, .inject: break
    }
    for file in support { state.tests[Self.name(file)] = try tree.text(file) }
    for file in files("Given", ".swift", in: tree.root) {
      state.tests[file] = try tree.text("\(path)/\(file)")
    }
    if kind != .catch { state.expectedTests = try Self.expectedTests(of: state, in: tree.root) }
    return state
  }

  /// Code for the manifest that lets the massive people list import the patterns.
  private static let massiveWithPatterns = """
    let builtTargets = Set(package.targets.map(\\.name))
    package.targets.first { $0.name == "MassivePeopleList" }?.dependencies +=
      patterns.map(\\.name).filter(builtTargets.contains)
      .map { .byNameItem(name: $0, condition: nil) }

    """

  /// Counts the test functions in the files of the suites and of ExerciseTests.
  static func expectedTests(of state: LabState, in root: URL) throws(LabError) -> Int {
    var texts = state.tests
    if state.runsSuites {
      for module in state.modules {
        let folder = try suiteFolder(module + "Tests", in: root)
        var files = state.folders[folder]
        if files == nil { files = try SourceTree(root: root).files(below: folder) }
        texts.merge(files ?? [:]) { $1 }
      }
    }
    #if !os(Linux)
      texts = texts.mapValues { $0.replacing(/#if os\(Linux\)[\s\S]*?#endif/, with: "") }
    #endif
    return texts.filter { $0.key.hasSuffix(".swift") }.reduce(0) { sum, file in
      sum + SwiftSource(path: file.key, text: file.value).scopes.count { $0.kind == .test }
    }
  }

  /// Returns the folder of a test target.
  static func suiteFolder(_ suite: String, in root: URL) throws(LabError) -> String {
    let manager = FileManager.default
    let layers =
      (try? manager.contentsOfDirectory(atPath: root.appending(path: "Tests").path)) ?? []
    let paths = ["Tests/\(suite)"] + layers.sorted().map { "Tests/\($0)/\(suite)" }
    let found = paths.first { manager.fileExists(atPath: root.appending(path: $0).path) }
    guard let found else { throw LabError("There is no test target \(suite).") }
    return found
  }

  /// Returns the folders of the targets that contain the files, sorted.
  static func folders(of paths: [String], in root: URL) throws(LabError) -> [String] {
    let manifest = try SourceTree(root: root).text("Package.swift") ?? ""
    let folders = paths.filter { $0.contains("/") }.map { path in
      let parts = path.split(separator: "/")
      let short = parts.prefix(2).joined(separator: "/")
      return manifest.contains("\"\(short)\"") ? short : parts.prefix(3).joined(separator: "/")
    }
    return Set(folders).sorted()
  }

  private static func name(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  private func has(_ file: String, in root: URL) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: "\(path)/\(file)").path)
  }
}
