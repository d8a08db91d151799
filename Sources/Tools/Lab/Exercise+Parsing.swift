internal import Foundation

extension Exercise {
  private static let keys: Set<String> = [
    "id", "kind", "suite", "minutes", "order", "guide", "variant", "support", "uses", "modules",
    "recording", "previous", "request", "action", "goal",
  ]

  /// Reads an exercise from the text of its file `exercise.md`.
  package init(parsing text: String, topic: String, name: String) throws(LabError) {
    let place = "\(Self.folder)/\(topic)/\(name)/exercise.md"
    func wrong(_ reason: String, line: Int) -> LabError { LabError("\(place):\(line): \(reason)") }
    let lines = text.components(separatedBy: "\n")
    guard lines[0] == "---", let end = lines.dropFirst().firstIndex(of: "---") else {
      throw wrong("the file must begin with keys between two lines “---”", line: 1)
    }
    var values: [String: (text: String, line: Int)] = [:]
    for index in 1..<end {
      let parts = lines[index].split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, Self.keys.contains(parts[0]) else {
        throw wrong("“\(lines[index])” is not a known key with a value", line: index + 1)
      }
      guard values.updateValue((parts[1], index + 1), forKey: parts[0]) == nil else {
        throw wrong("“\(parts[0])” is there twice", line: index + 1)
      }
    }
    func value(_ key: String) throws(LabError) -> String {
      guard let value = values[key] else { throw wrong("“\(key):” is missing", line: end + 1) }
      return value.text
    }
    func number(_ key: String) throws(LabError) -> Int {
      guard let number = Int(try value(key)) else {
        throw wrong("“\(key)” must be a whole number", line: values[key]?.line ?? 0)
      }
      return number
    }
    func list(_ key: String) -> [String] {
      (values[key]?.text ?? "").split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    (self.topic, self.name) = (topic, name)
    id = try value("id")
    guard id.wholeMatch(of: /[0-9a-f]{8}/) != nil else {
      throw wrong("“id” must be 8 hexadecimal digits", line: values["id"]?.line ?? 0)
    }
    guard let kind = Kind(rawValue: try value("kind")) else {
      let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw wrong("“kind” must be one of \(kinds)", line: values["kind"]?.line ?? 0)
    }
    self.kind = kind
    (minutes, order) = (try number("minutes"), try number("order"))
    guard (5...30).contains(minutes) else {
      throw wrong("“minutes” must be from 5 to 30", line: values["minutes"]?.line ?? 0)
    }
    guide = try value("guide")
    suites = list("suite")
    (support, uses, modules) = (list("support"), list("uses"), list("modules"))
    (variant, recording) = (values["variant"]?.text, values["recording"]?.text)
    (previous, request) = (values["previous"]?.text, values["request"]?.text)
    action = values["action"]?.text
    do {
      goals = try Goal.all(parsing: values["goal"]?.text ?? "")
    } catch { throw wrong(error.description, line: values["goal"]?.line ?? 0) }

    let sections = Self.sections(Array(lines[(end + 1)...]))
    guard sections.map(\.heading).dropFirst() == ["## Task", "## Hints", "## Why"],
      let first = sections.first, first.heading.hasPrefix("# ")
    else {
      throw wrong(
        "the text must have a title and the sections Task, Hints and Why, in this order",
        line: end + 2)
    }
    title = String(first.heading.dropFirst(2))
    (problem, task, why) = (first.text, sections[1].text, sections[3].text)
    hints = sections[2].text.split(separator: #/(?:^|\n)\d\. /#).map {
      $0.replacing(/\n */, with: " ").trimmingCharacters(in: .whitespaces)
    }
    guard hints.count == 3 else {
      throw wrong("there are \(hints.count) hints instead of three", line: end + 2)
    }
    for (name, text) in [("problem", problem), ("task", task), ("reason", why)] where text.isEmpty {
      throw wrong("the \(name) is missing", line: end + 2)
    }
    try checkKeys { key in values[key] == nil ? wrong("“\(key):” is missing", line: end + 1) : nil }
  }

  /// Throws an error if a key is missing that this kind of exercise needs.
  private func checkKeys(_ missing: (String) -> LabError?) throws(LabError) {
    let needed: [String] =
      switch kind {
      case .predict: recording == nil ? ["uses", "modules"] : []
      case .cut: ["goal"]
      case .change: ["request", "variant"]
      case .fix, .catch, .inject: ["suite"]
      }
    for key in needed { if let error = missing(key) { throw error } }
  }

  private static func sections(_ lines: [String]) -> [(heading: String, text: String)] {
    var sections: [(heading: String, text: String)] = []
    for line in lines {
      if line.hasPrefix("# ") || line.hasPrefix("## ") {
        sections.append((line, ""))
      } else if !sections.isEmpty {
        sections[sections.count - 1].text += line + "\n"
      }
    }
    return sections.map { ($0.heading, $0.text.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }
}
