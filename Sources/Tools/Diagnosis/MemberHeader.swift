import SourceMeasures

/// The keyword and the name of a member, such as `func` and "tableView(_:cellForRowAt:)".
struct MemberHeader {
  let keyword: String
  /// The name with the labels of the parameters.
  let name: String
  /// The place of the keyword.
  let place: Int
  let isOutlet: Bool

  /// The name without labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
  var isFunction: Bool { ["func", "init", "deinit", "subscript"].contains(keyword) }
  var isType: Bool { ["class", "struct", "enum", "actor"].contains(keyword) }
  /// Whether the method belongs to the delegate or the data source of a list.
  var isDelegate: Bool { ["tableView", "collectionView"].contains(baseName) }
  var isProperty: Bool { ["var", "let"].contains(keyword) }
}

extension SourceStructure {
  /// Returns the header of a member; nil if the statement declares nothing.
  func header(of member: Range<Int>) -> MemberHeader? {
    var place = member.lowerBound
    var isOutlet = false
    while place < member.upperBound {
      let token = code[place]
      if token.text == "@IBOutlet" { isOutlet = true }
      if token.kind == .keyword, Self.declaring.contains(token.text),
        !(token.text == "class" && isOne(["func", "var", "let", "override"], place + 1))
      {
        let isNamed = place + 1 < member.upperBound && !["init", "deinit"].contains(token.text)
        let name = isNamed ? code[place + 1].name : token.text
        let labels =
          token.text == "func" || token.text == "init"
          ? labels(after: place, in: member) : ""
        return MemberHeader(
          keyword: token.text, name: name + labels, place: place, isOutlet: isOutlet)
      }
      place = after(place)
    }
    return nil
  }

  private static let declaring: Set<String> = [
    "func", "init", "deinit", "subscript", "var", "let", "class", "struct", "enum", "actor",
    "protocol", "typealias", "case", "extension",
  ]

  private func labels(after keyword: Int, in member: Range<Int>) -> String {
    var open = keyword + 1
    while open < member.upperBound, !isOne(["("], open) { open += 1 }
    guard open < member.upperBound else { return "" }
    var (labels, isStart, place) = ("", true, open + 1)
    while place < content(open).upperBound {
      if isStart, code[place].kind != .directive {
        (labels, isStart) = (labels + code[place].name + ":", false)
      }
      if isOne([","], place) { isStart = true }
      place = after(place)
    }
    return "(\(labels))"
  }
}
