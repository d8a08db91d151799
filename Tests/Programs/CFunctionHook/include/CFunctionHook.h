#ifndef CFUNCTIONHOOK_H
#define CFUNCTIONHOOK_H

#include <stddef.h>
#include <stdint.h>

/// One entry of a function, or a mark if `address` is 0.
struct FunctionEntry {
  /// The return address of the hook, relative to the program's image.
  uintptr_t address;
  /// The frame address of the function; the number of a mark.
  uintptr_t frame;
  /// The async context register; only meaningful in an async function.
  uintptr_t context;
  /// The current task, or 0.
  uintptr_t task;
  /// A number for the current thread.
  uintptr_t thread;
};

/// Starts to record. The buffer keeps its entries.
void function_hook_start(void);
/// Stops to record.
void function_hook_stop(void);
/// Records a mark.
void function_hook_mark(uintptr_t number);
/// The number of recorded entries. It is larger than the capacity if the buffer was too small.
size_t function_hook_count(void);
/// The number of entries that the buffer can hold.
size_t function_hook_capacity(void);
/// Returns a recorded entry.
struct FunctionEntry function_hook_entry(size_t index);

#endif
