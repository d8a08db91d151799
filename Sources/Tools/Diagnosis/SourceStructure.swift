import SourceMeasures

/// The brackets and statements of a file.
struct SourceStructure: Sendable {
  /// A bracket without its partner.
  struct Unbalanced: Error {
    let line: Int
    let bracket: String
  }

  let code: [SwiftToken]
  /// The place of each opening bracket's closing bracket.
  ///
  /// For any other token, this is the token's own place.
  private let ends: [Int]

  init(_ code: [SwiftToken]) throws(Unbalanced) {
    self.code = code
    var ends = Array(code.indices)
    var open: [Int] = []
    var branches = ConditionalBranches()
    for (place, token) in code.enumerated() {
      if token.kind == .directive { branches.read(token.text, open: open) }
      guard token.kind == .punctuation, !branches.isSkipped else { continue }
      switch token.text {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}":
        guard let start = open.popLast(), Self.closing[code[start].text] == token.text else {
          throw Unbalanced(line: token.line, bracket: token.text)
        }
        ends[start] = place
      default: break
      }
    }
    if let start = open.last {
      throw Unbalanced(line: code[start].line, bracket: code[start].text)
    }
    self.ends = ends
  }

  private static let closing = ["(": ")", "[": "]", "{": "}"]

  /// Returns the place after the token at `place`, or after the brackets that it opens.
  func after(_ place: Int) -> Int { ends[place] + 1 }

  /// Returns the tokens between the bracket at `place` and its closing bracket.
  func content(_ place: Int) -> Range<Int> { (place + 1)..<max(place + 1, ends[place]) }

  /// Returns whether the token at `place` is one of `words`; false outside the file.
  func isOne(_ words: some Collection<String>, _ place: Int) -> Bool {
    guard code.indices.contains(place) else { return false }
    return code[place].kind != .text && words.contains(code[place].text)
  }

  /// Returns the lines of a range of tokens, which must not be empty.
  func lines(_ range: Range<Int>) -> ClosedRange<Int> {
    let first = code[range.lowerBound].line
    let last = code[range.upperBound - 1]
    let more = last.kind == .text ? last.text.utf8.count { $0 == UInt8(ascii: "\n") } : 0
    return first...max(first, last.line + more)
  }

  /// Returns the name of the child that a call adds or removes, if any.
  ///
  /// Examples of such calls are `addChild(child)` and `addSubview(child.view)`.
  func addedChild(at place: Int) -> String? {
    guard isOne(["("], place + 1) else { return nil }
    let isPrefixed = isOne(["self", "child"], place + 2) && isOne([".", ":"], place + 3)
    let child = isPrefixed ? place + 4 : place + 2
    guard child < code.count, code[child].kind == .identifier else { return nil }
    let view = isOne(["?", "!"], child + 1) ? child + 2 : child + 1
    let isView = code[place].text.hasSuffix("ubview") && isOne(["."], view)
    return isView && isOne(["view"], view + 1) || Signals.addsChild(code[place].text)
      ? code[child].name : nil
  }

  /// Splits a body into its statements or members.
  func statements(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    var place = start
    func end(at end: Int) {
      if end > start { found.append(start..<end) }
      start = end
    }
    while place < range.upperBound {
      if place > start, begins(place, since: start) { end(at: place) }
      let isLabel = isOne(["case", "default"], start) && isOne([":"], place)
      let isSeparator = isOne([";"], place)
      place = after(place)
      if isLabel || isSeparator { end(at: min(place, range.upperBound)) }
    }
    end(at: range.upperBound)
    return found
  }

  /// Returns whether a statement that started at `start` ends before `place`.
  private func begins(_ place: Int, since start: Int) -> Bool {
    let (token, last) = (code[place], code[place - 1])
    guard token.line > last.line else { return false }
    if isOne(Self.continuing, place) || isOne(Self.unfinished, place - 1) { return false }
    if token.kind == .operator, token.hasSpaceAfter { return false }
    if last.kind == .operator, last.hasSpaceBefore, !last.text.hasSuffix("!") { return false }
    // A statement that has only attributes and modifiers so far continues on the next line.
    return code[start..<place].contains { !isModifier($0) }
  }

  private func isModifier(_ token: SwiftToken) -> Bool {
    token.kind == .directive && token.text.hasPrefix("@")
      || token.kind != .text && Self.modifiers.contains(token.text)
  }

  private static let continuing: Set<String> = [
    ".", "?", ":", "else", "catch", "where", "{", ")", "]", "as", "is", ",",
  ]
  private static let unfinished: Set<String> = [
    ",", "=", "(", "[", "->", "in", ".", ":", "&&", "||", "??", "throws", "try", "await",
  ]
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "override", "static", "final", "lazy",
    "weak", "(", ")", "objc", "IBAction", "MainActor",
  ]

  /// Splits a statement into the tokens outside braces and the bodies inside braces.
  func parts(of statement: Range<Int>) -> (head: [Int], bodies: [Range<Int>]) {
    var head: [Int] = []
    var bodies: [Range<Int>] = []
    var place = statement.lowerBound
    while place < statement.upperBound {
      if isOne(["{"], place) {
        bodies.append(body(place))
        place = after(place)
      } else {
        head.append(place)
        place += 1
      }
    }
    return (head, bodies)
  }

  /// Returns the content of the braces at `place`, without a closure's captures and parameters.
  private func body(_ place: Int) -> Range<Int> {
    let content = content(place)
    var next = content.lowerBound
    while next < content.upperBound, !isOne(["for", "{", "if", "="], next) {
      if isOne(["in"], next) { return (next + 1)..<content.upperBound }
      next = after(next)
    }
    return content
  }
}

/// The branches of `#if` that are read.
///
/// If the first branch changes the open brackets, the other branches repeat this and are skipped.
private struct ConditionalBranches {
  private var outer: [(open: [Int], isSkipped: Bool)] = []

  var isSkipped: Bool { outer.contains(where: \.isSkipped) }

  mutating func read(_ directive: String, open: [Int]) {
    switch directive {
    case "#if": outer.append((open, false))
    case "#else", "#elseif":
      if let last = outer.last, last.open != open { outer[outer.count - 1].isSkipped = true }
    case "#endif": _ = outer.popLast()
    default: break
    }
  }
}
