/// SplitMix64: a small random generator whose whole sequence follows from its seed.
///
/// A test that uses it prints the seed in its failure message, so that the failure can be replayed.
/// Not for secrets. Source: Steele, Lea, Flood: "Fast splittable pseudorandom number generators"
/// (OOPSLA 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that gives the same sequence for the same `seed` on every platform.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
