/// A random number generator whose sequence depends only on its seed (SplitMix64).
///
/// With the same seed, a failure of a test with random input can be repeated. Do not use this
/// generator for secrets. Source: Steele, Lea, Flood: "Fast splittable pseudorandom number
/// generators" (OOPSLA 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator. The same seed gives the same sequence on every platform.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
