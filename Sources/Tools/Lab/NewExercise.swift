package import Foundation

/// The first files of a new exercise, which its author completes.
package struct NewExercise: Sendable {
  /// The texts of the files, by file name.
  package let files: [String: String]
  /// The exercise's folder, relative to the kit's root.
  package let path: String

  /// Fills in the templates of a new exercise.
  ///
  /// Throws an error unless `name` consists of lower-case words with “-” between them.
  package init(
    _ name: String, in topic: String, kind: Exercise.Kind,
    id: String = String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16)
  ) throws(LabError) {
    guard name.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
      throw LabError("“\(name)” must be words of lower case letters with “-” between them.")
    }
    path = "\(Exercise.folder)/\(topic)/\(name)"
    let keys: [String] =
      switch kind {
      case .predict: ["uses: \(topic)", "modules: \(topic)"]
      case .cut:
        [
          "suite: AcceptanceTests", "variant: MassivePeopleList",
          "goal: Sources/Screens/MassivePeopleList/PeopleListViewController.swift decisions <= 90",
        ]
      case .change: ["request: phone-number", "variant: SlimPeopleList"]
      case .fix, .catch, .inject: ["suite: \(topic)Tests"]
      }
    let head = ["id: \(id)", "kind: \(kind.rawValue)"] + keys
    var files = [
      "exercise.md": "---\n" + head.joined(separator: "\n") + """

        minutes: 10
        order: 1
        guide: Guides/\(topic).md
        ---
        # The symptom as a title

        The problem in two sentences.

        ## Task

        The task in one sentence.

        ## Hints

        1. A question.
        2. Where to look.
        3. Nearly the solution.

        ## Why

        What a user of the app would have seen, and which part of the guide explains it.

        """
    ]
    for file in Self.edits(of: kind) {
      files[file] = """
        file: Sources/FOLDER/FILE.swift
        says: The effect of the edit, in a sentence.
        <<<<<<< find
        the lines to find
        =======
        the lines that replace them
        >>>>>>> replace

        """
    }
    // In a multi-line string, the import would begin a line and count as an import of this file.
    let test =
      "import Testing\n\n" + """
        @Suite("The behavior")
        struct BehaviorTests {
          @Test("condition and result")
          func behavior() {
          }
        }

        """
    for file in Self.tests(of: kind) { files[file] = test }
    if kind == .predict {
      files["Program.swift"] = "print(\"the first line\")\nprint(\"the second line\")\n"
      files["prediction.txt"] =
        "# Put the lines into their order.\nthe second line\nthe first line\n"
      files["solution.txt"] = "the first line\nthe second line\n"
      for number in 1...2 { files["wrong-\(number).txt"] = "the second line\nthe first line\n" }
    }
    if kind == .fix || kind == .inject {
      files["fails.txt"] = "SuiteTypeName: display name — a part of the first message\n"
    }
    self.files = files
  }

  private static func edits(of kind: Exercise.Kind) -> [String] {
    let wrong = ["wrong-1.edit", "wrong-2.edit"]
    return switch kind {
    case .predict: []
    case .catch: (1...3).map { "chaff-\($0).edit" }
    case .fix, .inject: ["start.edit"] + wrong
    case .cut: ["solution.edit"] + wrong
    case .change: wrong
    }
  }

  private static func tests(of kind: Exercise.Kind) -> [String] {
    switch kind {
    case .catch: ["Start.swift", "Reference.swift", "Wrong1.swift", "Wrong2.swift"]
    case .inject, .cut: ["Given.swift"]
    case .predict, .fix, .change: []
    }
  }

  /// Writes the files below the root.
  package func write(to root: URL) throws {
    let folder = root.appending(path: path)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw LabError("\(path) exists already.")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
    }
  }
}
