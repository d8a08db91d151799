import Testing

@testable import RecordedSequences

@Suite("The error if SequencePlayer cannot be built")
struct BuildFailureTests {
  @Test("if the sanitizer's runtime is missing, the error states this in one sentence")
  func noRuntime() {
    let line = "ld.lld: error: cannot open libclang_rt.asan-x86_64.a: No such file or directory"
    let failure = SequenceRecorder.Failure(build: ["[1/2] Linking SequencePlayer", line])
    #expect(
      failure.description
        == "This toolchain has no runtime for -sanitize=address, so it records no calls: \(line)")
  }

  @Test("for any other failure, the message contains the first error of the build")
  func firstError() {
    let lines = ["building", "a.swift:1:2: error: cannot find 'x'", "b.swift:3:4: error: unused"]
    #expect(
      SequenceRecorder.Failure(build: lines).description
        == "The player cannot be built: a.swift:1:2: error: cannot find 'x'")
  }
}
