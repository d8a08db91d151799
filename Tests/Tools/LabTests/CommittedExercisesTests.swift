import Foundation
import SourceMeasures
import TestSupport
import Testing

@testable import Lab

@Suite("Committed exercises")
struct CommittedExercisesTests {
  /// The least number of exercises of each kind.
  private static let minimum: [Exercise.Kind: Int] = [
    .predict: 12, .fix: 45, .catch: 18, .inject: 6, .cut: 10, .change: 6,
  ]

  private static let root = SourceFile.root
  private static let exercises = Result { try Exercise.all(in: root) }

  @Test("there are enough exercises of each kind, and no two have the same id or name")
  func set() throws {
    let exercises = try Self.exercises.get()
    #expect(exercises.count >= 100)
    for (kind, minimum) in Self.minimum {
      #expect(exercises.count { $0.kind == kind } >= minimum, "\(kind.rawValue)")
    }
    #expect(Set(exercises.map(\.id)).count == exercises.count)
    #expect(Set(exercises.map(\.name)).count == exercises.count)
    #expect(Set(exercises.map(\.topic)).subtracting(Exercise.topics) == [])
  }

  @Test("each exercise has the files of its kind, and its edits apply")
  func files() throws {
    for exercise in try Self.exercises.get() {
      let name = Comment(rawValue: exercise.name)
      func count(_ prefix: String, _ suffix: String) -> Int {
        exercise.files(prefix, suffix, in: Self.root).count
      }
      switch exercise.kind {
      case .predict:
        let sources = count("Program", ".swift") + (exercise.recording == nil ? 0 : 1)
        #expect(sources == 1 && count("wrong-", ".txt") >= 2, name)
        #expect(count("prediction", ".txt") == 1 && count("solution", ".txt") == 1, name)
      case .catch:
        #expect(count("Start", ".swift") == 1 && count("Reference", ".swift") >= 1, name)
        #expect(count("Wrong", ".swift") >= 2 && (3...6).contains(count("chaff-", ".edit")), name)
      case .fix, .inject:
        #expect(count("start", ".edit") == 1 && count("fails", ".txt") == 1, name)
        #expect(count("wrong-", ".edit") >= 2, name)
        #expect(exercise.kind == .fix || count("Given", ".swift") >= 1, name)
      case .cut:
        #expect(count("solution", ".edit") == 1 && count("Given", ".swift") >= 1, name)
        #expect(count("wrong-", ".edit") >= 2, name)
        if let action = exercise.action {
          let path = "Examples/Sequences/\(action)/massive.txt"
          let recording = try SourceTree(root: Self.root).text(path)
          #expect(recording != nil, name)
        }
      case .change: #expect(count("wrong-", ".edit") >= 2, name)
      }
      do {
        for suite in exercise.suites { _ = try Exercise.suiteFolder(suite, in: Self.root) }
        let solved = try exercise.tree(.solved, in: Self.root)
        if count("solution", ".edit") > 0 {
          _ = try exercise.tree(.start, in: Self.root)
        } else if count("start", ".edit") > 0 {
          // The kit's own sources solve an exercise without solution edits, so its start edit must
          // apply to them.
          var start = solved
          try start.apply("\(exercise.path)/start.edit")
        }
        for prefix in ["wrong-", "chaff-", "wheat-"] {
          for edit in exercise.files(prefix, ".edit", in: Self.root) {
            var tree = solved
            try tree.apply("\(exercise.path)/\(edit)")
          }
        }
        for edit in ["hack-", "other-"].flatMap({ exercise.files($0, ".edit", in: Self.root) }) {
          let stage: Exercise.Stage = edit.hasPrefix("hack-solved-") ? .solved : .start
          _ = try exercise.state(stage, adding: [edit], in: Self.root)
        }
      } catch { Issue.record("\(exercise.name): \(error)") }
    }
  }

  @Test(
    "the text of a change exercise names only the people list that the learner chose",
    arguments: PeopleList.all.map { ($0.module, $0.name) })
  func variants(_ module: String, _ list: String) throws {
    let names = PeopleList.all.map(\.name)
    for exercise in try Self.exercises.get() where exercise.kind == .change {
      let adapted = try exercise.adapted(to: module, in: Self.root)
      // The tests of `compare` apply the diffs for all lists, so one list is enough here.
      if TestCases.runsAll || module == "SlimPeopleList" {
        _ = try adapted.tree(.solved, in: Self.root)
      }
      for text in [adapted.title, adapted.problem, adapted.task] {
        #expect(text.contains(list), "\(exercise.name)")
      }
      let text = ([adapted.title, adapted.problem, adapted.task, adapted.why] + adapted.hints)
        .joined(separator: "\n")
      #expect(names.filter(text.contains) == [list], "\(exercise.name)")
      guard module != exercise.variant else { continue }
      #expect(adapted.hints[2].hasPrefix("The kit's own change edits "), "\(exercise.name)")
    }
  }

  @Test("no two exercises start with the same fault in the same file")
  func faults() throws {
    var seen: [SourceTree: String] = [:]
    for exercise in try Self.exercises.get() where exercise.kind == .fix {
      let tree = try exercise.tree(.start, in: Self.root)
      #expect(seen.updateValue(exercise.name, forKey: tree) == nil, "\(exercise.name)")
    }
  }

  @Test(
    "the guide for teachers states how many exercises have hacks and how many have held-back tests")
  func hacks() throws {
    let exercises = try Self.exercises.get().filter { $0.kind != .predict }
    let hacked = exercises.count {
      $0.files("hack-", ".edit", in: Self.root) + $0.files("Hack", ".swift", in: Self.root) != []
    }
    let held = exercises.count { $0.files("Held", ".swift", in: Self.root) != [] }
    let guide = try String(
      contentsOf: Self.root.appending(path: "Guides/LabForTeachers.md"), encoding: .utf8)
    #expect(
      guide.replacing("\n", with: " ").contains(
        """
        \(hacked) of these \(exercises.count) exercises have a hack, and \(held) have a file \
        `Held.swift`.
        """))
  }

  @Test("the guide of each exercise exists, with the heading that the anchor names")
  func guides() throws {
    for exercise in try Self.exercises.get() {
      let parts = exercise.guide.split(separator: "#", maxSplits: 1).map(String.init)
      let text = try? String(
        contentsOf: Self.root.appending(path: parts[0]), encoding: .utf8)
      let anchors = (text ?? "").split(separator: "\n").filter { $0.hasPrefix("#") }
        .map { Self.anchor($0.drop { "# ".contains($0) }) }
      #expect(!anchors.isEmpty, "\(exercise.name): \(parts[0])")
      if parts.count > 1 {
        #expect(anchors.contains(parts[1]), "\(exercise.name): \(exercise.guide)")
      }
    }
  }

  /// Returns the anchor that GitHub gives to a heading.
  private static func anchor(_ heading: Substring) -> String {
    String(heading.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) })
      .replacing(" ", with: "-")
  }
}
