import SourceMeasures
import Testing

@testable import RecordedSequences

@Suite("Recordings side by side")
struct AlignmentTests {
  private static func sequence(_ lines: [String], _ variant: Variant = .slim) -> RecordedSequence {
    RecordedSequence(
      .sortChange, variant, steps: lines.compactMap(RecordedSequence.Step.init), objects: (2, 1))
  }

  @Test("recordings are aligned at their common events, and other events stay in their own column")
  func aligned() {
    let alignment = SequenceAlignment([
      Self.sequence(["A.start()", "== tap Sort", "A.a()", "== rows Ada"]),
      Self.sequence(["== tap Sort", "== store save", "B.b()", "== rows Ada", "B.c()"]),
    ])
    let texts = alignment.sections.map { section in
      [section.event?.kind ?? ""] + section.steps.map { $0.map(\.line).joined(separator: ", ") }
    }
    #expect(
      texts == [
        ["", "A.start()", ""], ["tap", "A.a()", "== store save, B.b()"], ["rows", "", "B.c()"],
      ])
  }

  @Test("four recordings are aligned only at the events that all four contain")
  func four() {
    let all = ["== tap Sort", "== rows Ada", "== rows Grace"]
    let alignment = SequenceAlignment(
      (0..<4).map { number in Self.sequence(all.filter { number != 2 || $0 != "== rows Ada" }) })
    #expect(alignment.sections.map { $0.event?.detail } == ["Sort", "Grace"])
    #expect(alignment.sections.map { $0.steps[0].count } == [1, 0])
  }

  @Test("the measures count calls, levels and types, and a line with “[continues]” adds no call")
  func measures() {
    let sequence = Self.sequence(["A.a()", "  B.b()", "    B.c()", "A.a() [continues]", "  C.d()"])
    #expect(
      sequence.measures
        == .init(
          calls: 4, depth: 3, types: 3, decision: "StorePeopleListDataProvider.changeOrder()",
          released: 1, of: 2))
  }
}
