import Diagnosis
import Testing
@Suite struct X { @Test func x() { #expect(Diagnosis([]).files == 0) } }
