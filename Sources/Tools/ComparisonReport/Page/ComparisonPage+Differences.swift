import Foundation
internal import SourceMeasures

extension ComparisonPage {
  /// Which lines two variants share, to be chosen by the reader.
  var differences: String {
    func options(_ names: [String], chosen: Int) -> String {
      names.enumerated().map { place, name in
        "<option\(place == chosen ? " selected" : "")>\(HTML.escaped(name))</option>"
      }.joined()
    }
    let names = variants.map(\.variant.rawValue)
    return """
      <section aria-labelledby="differences"><h2 id="differences">Differences</h2>
      <noscript><p>To compare two variants here, the page needs its script.</p></noscript>
      <form id="choice" hidden>
      <label>From <select id="from">\(options(names, chosen: 0))</select></label>
      <label>to <select id="to">\(options(names, chosen: names.count - 1))</select></label>
      <label>in <select id="role"><option>all roles</option>\
      \(options(roles, chosen: 0))</select></label>
      </form>
      <p id="summary" role="status"></p>
      <div id="difference"></div>
      </section>
      """
  }

  /// The runs of each role in each pair of variants, as "=3-2+4", for the script.
  var differenceData: String {
    var pairs: [String: [String: String]] = [:]
    for (place, old) in variants.enumerated() {
      for new in variants.dropFirst(place + 1) {
        var runs: [String: String] = [:]
        for role in roles {
          runs[role] = LineDifference(from: lines(old, role), to: lines(new, role)).runs
            .map(Self.word).joined()
        }
        pairs["\(old.variant.rawValue) \(new.variant.rawValue)"] = runs
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(pairs)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
  }

  private func lines(_ sources: VariantSources, _ role: String) -> [String] {
    sources.roles.first { $0.name == role }?.files.flatMap(\.lines) ?? []
  }

  private static func word(_ run: LineDifference.Run) -> String {
    switch run {
    case .same(let count): "=\(count)"
    case .removed(let count): "-\(count)"
    case .added(let count): "+\(count)"
    }
  }
}
