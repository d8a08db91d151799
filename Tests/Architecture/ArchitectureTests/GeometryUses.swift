import TestSupport

/// Finds the lines that use Core Graphics' geometry: types, members and initializers.
///
/// A type is found by its name. A member is found by a name that only these types have, such as
/// `minX`, or by the name before its dot, as in `view.frame.width`. On Linux these members belong
/// to Foundation, so the compiler does not report a missing import.
struct GeometryUses {
  private static let types: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform",
  ]
  /// Member names that only the geometry types have.
  private static let ownMembers: Set<String> = [
    "minX", "midX", "maxX", "minY", "midY", "maxY", "dx", "dy", "insetBy", "offsetBy", "divided",
    "standardized", "integral", "translatedBy", "scaledBy", "concatenating",
  ]
  private static let parts: Set<String> = ["width", "height", "origin", "size"]
  private static let points: Set<String> = ["origin", "point", "contentOffset"]
  private static let relations: Set<String> = [
    "isEmpty", "contains", "union", "intersection", "intersects", "isNull", "isInfinite",
  ]
  private static let constants: Set<String> = ["zero", "null", "infinite", "identity"]

  /// The names of the package's variables, parameters and functions that have a geometry type.
  private let names: Set<String>

  /// Collects the names that `files` declare with a geometry type.
  init(declaredIn files: [SourceFile]) {
    // Evaluating a regular expression literal compiles it, so the loop shares both values.
    let declaration =
      /\b([a-z]\w*)(?:: \[?|\s*= )CG(?:Rect|Point|Size|Vector|AffineTransform)\b/
    let function = /func (\w+)\b.*-> CG(?:Rect|Point|Size|Vector)/
    var names: Set = ["frame", "bounds"]
    for line in files.flatMap(\.codeLines) where line.has("CG") {
      names.formUnion(line.matches(of: declaration).map { String($0.1) })
      if let match = line.firstMatch(of: function) { names.insert(String(match.1)) }
    }
    self.names = names
  }

  /// Returns the lines that use the types or their members.
  func lines(in code: [String]) -> [String] {
    let names = names(in: code)
    return code.filter { line in
      guard line.has(".") || line.has("CG") else { return false }
      let words = Word.all(in: line)
      return words.indices.contains { index in
        let previous = index == 0 ? nil : words[index - 1].text
        return isUse(words[index], after: previous, names)
      }
    }
  }

  private func isUse(_ word: Word, after previous: String?, _ names: Set<String>) -> Bool {
    if Self.types.contains(word.text) { return true }
    guard let owner = word.owner else { return false }
    if Self.ownMembers.contains(word.text) { return true }
    if owner.isEmpty {
      return Self.constants.contains(word.text) && previous.map(names.contains) == true
    }
    if Self.parts.contains(word.text) { return names.contains(owner) }
    if ["x", "y"].contains(word.text) { return Self.points.contains(owner) }
    guard Self.relations.contains(word.text) else { return false }
    return (names.contains(owner) && ["frame", "bounds"].contains(owner))
      || ["Frame", "Bounds", "Rect"].contains(where: owner.hasSuffix)
  }

  /// Returns the names of values with a geometry type in this code.
  ///
  /// If the code declares `frame` or `bounds` with another type, that name is removed. A constant
  /// that is set to a frame or bounds is added.
  private func names(in code: [String]) -> Set<String> {
    var names = names
    let lines = code.filter { $0.has("frame") || $0.has("bounds") }
    guard !lines.isEmpty else { return names }
    let declaration = /\b(frame|bounds)(?:: | = \[?)([A-Z]\w*)/
    let assignment = /\s*(?:let|var) (\w+) = [\w.?!]*?(frame|bounds)[?!]?/
    for line in lines {
      for match in line.matches(of: declaration)
      where !Self.types.contains(String(match.2)) {
        names.remove(String(match.1))
      }
    }
    for line in lines {
      let copy = line.wholeMatch(of: assignment)
      if let copy, names.contains(String(copy.2)) { names.insert(String(copy.1)) }
    }
    return names
  }
}

/// A word in a line of code.
private struct Word {
  let text: String
  /// The name before the dot in front of the word: empty for `.zero`, and nil without a dot.
  let owner: String?

  static func all(in line: String) -> [Word] {
    let comment = line.has(" // ") ? line.firstRange(of: " // ")?.lowerBound : nil
    let code = Array(line[..<(comment ?? line.endIndex)].utf8)
    var words: [Word] = []
    var start = 0
    while start < code.count {
      var end = start
      while end < code.count, isPart(code[end]) { end += 1 }
      if end > start {
        let isMember = start > 0 && code[start - 1] == UInt8(ascii: ".")
        words.append(
          Word(
            text: String(decoding: code[start..<end], as: UTF8.self),
            owner: isMember ? owner(in: code, before: start - 1) : nil))
      }
      start = max(end, start + 1)
    }
    return words
  }

  /// Returns the name before `dot`, without `?`, `!` and the arguments of a call.
  private static func owner(in code: [UInt8], before dot: Int) -> String {
    var end = dot
    while end > 0, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(code[end - 1]) { end -= 1 }
    if end > 0, code[end - 1] == UInt8(ascii: ")") {
      var depth = 0
      repeat {
        end -= 1
        if code[end] == UInt8(ascii: ")") { depth += 1 }
        if code[end] == UInt8(ascii: "(") { depth -= 1 }
      } while depth > 0 && end > 0
    }
    var start = end
    while start > 0, isPart(code[start - 1]) { start -= 1 }
    return String(decoding: code[start..<end], as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isInIdentifier && byte < 0x80
  }
}
