// The compiler calls `__sanitizer_cov_trace_pc_guard` at each function entry of a program that is
// built with `-sanitize-coverage=func,trace-pc-guard`. Other builds never call it.

#include "CFunctionHook.h"

#include <stdatomic.h>
#include <stdbool.h>

#define CAPACITY (1 << 21)

static struct FunctionEntry entries[CAPACITY];
static atomic_size_t count;
static atomic_bool isRecording;
static _Thread_local char threadMarker;

__attribute__((swiftcall)) extern void *swift_task_getCurrent(void);
extern const char *dispatch_queue_get_label(void *queue);
extern char _dispatch_main_q;

// Compares queues, because different threads run the main queue on Linux. NULL stands for the
// current queue.
static bool isOnMainQueue(void) {
  return dispatch_queue_get_label(NULL) == dispatch_queue_get_label(&_dispatch_main_q);
}

#if defined(__APPLE__)
#include <mach-o/dyld.h>
static uintptr_t image(void) { return (uintptr_t)_dyld_get_image_vmaddr_slide(0); }
#else
extern const char __executable_start;
static uintptr_t image(void) { return (uintptr_t)&__executable_start; }
#endif

static void append(struct FunctionEntry entry) {
  size_t index = atomic_fetch_add(&count, 1);
  if (index < CAPACITY) entries[index] = entry;
}

void function_hook_start(void) { atomic_store(&isRecording, true); }

void function_hook_stop(void) { atomic_store(&isRecording, false); }

void function_hook_mark(uintptr_t number) {
  append((struct FunctionEntry){.frame = number, .thread = (uintptr_t)&threadMarker});
}

size_t function_hook_count(void) { return atomic_load(&count); }

size_t function_hook_capacity(void) { return CAPACITY; }

struct FunctionEntry function_hook_entry(size_t index) { return entries[index]; }

extern void *_Unwind_FindEnclosingFunction(void *address);

uintptr_t function_hook_function(uintptr_t address) {
  uintptr_t start = (uintptr_t)_Unwind_FindEnclosingFunction((void *)address);
  return start == 0 ? 0 : start - image();
}

// The name in assembly has no underscore in front, on any platform.
void function_hook_record(uintptr_t address, uintptr_t frame, uintptr_t context)
    __asm__("function_hook_record");

__attribute__((used)) void function_hook_record(
    uintptr_t address, uintptr_t frame, uintptr_t context) {
  if (!atomic_load_explicit(&isRecording, memory_order_relaxed)) return;
  append((struct FunctionEntry){
      .address = address,
      .frame = frame,
      .context = context,
      .task = (uintptr_t)swift_task_getCurrent(),
      .thread = (uintptr_t)&threadMarker,
      .is_on_main_queue = isOnMainQueue(),
  });
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {}

// No compiled code runs before the registers are read. They are the return address, the frame
// pointer and the async context of the function that calls the hook.
__attribute__((naked)) void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
#if defined(__x86_64__)
  __asm__("movq (%rsp), %rdi\n"
          "movq %rbp, %rsi\n"
          "movq %r14, %rdx\n"
          "jmp function_hook_record\n");
#elif defined(__aarch64__)
  __asm__("mov x0, x30\n"
          "mov x1, x29\n"
          "mov x2, x22\n"
          "b function_hook_record\n");
#else
#error "The async context register of this processor is not known."
#endif
}
