/// Something that gave way when two devices changed one person.
public enum MergeConflict: Hashable, Sendable {
  /// Both changed the field; the value of the other device is lost. An unknown birthday is empty.
  case field(PersonInfo.Field, lost: String)
  /// Another device deleted whom this one had changed; they are added again.
  case deletedElsewhere
  /// This device deleted whom another one had changed; they are back.
  case deletedHere
  /// The server refuses to delete whom this device deleted; they are back.
  case deletionRefused(reason: String)
}
