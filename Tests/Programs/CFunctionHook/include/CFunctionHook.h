#ifndef CFUNCTIONHOOK_H
#define CFUNCTIONHOOK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One entry of a function, or a mark if `address` is 0.
struct FunctionEntry {
  /// An address inside the function.
  uintptr_t address;
  /// The frame address of the function; the number of a mark.
  uintptr_t frame;
  /// The async context register; only meaningful in an async function.
  uintptr_t context;
  /// The current task, or 0.
  uintptr_t task;
  /// A number for the current thread.
  uintptr_t thread;
  /// Whether the main actor's queue runs the function.
  bool is_on_main_queue;
};

/// Starts recording. The buffer keeps its entries.
void function_hook_start(void);
/// Stops recording.
void function_hook_stop(void);
/// Records a mark.
void function_hook_mark(uintptr_t number);
/// The number of recorded entries. It is larger than the capacity if the buffer was too small.
size_t function_hook_count(void);
/// The number of entries that the buffer can hold.
size_t function_hook_capacity(void);
/// Returns a recorded entry.
struct FunctionEntry function_hook_entry(size_t index);
/// Returns the start of the function around `address`, relative to the program's image, or 0.
///
/// The unwind tables have exact limits for every function, also for those without a symbol.
uintptr_t function_hook_function(uintptr_t address);

#endif
