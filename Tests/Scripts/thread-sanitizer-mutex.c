// Tells the thread sanitizer about `Mutex` on Linux. Tests/Scripts/sanitize preloads this file.
//
// If a mutex is contended, functions of the Swift runtime lock and unlock it. The sanitizer cannot
// see these, because the runtime is not built with it. Then it reports an access to the mutex's value
// as a race. The functions below replace those of the runtime, call them, and report the locking.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *

// `_MutexHandle._lockSlow(_:)` and `_MutexHandle._unlockSlow()`.
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Other programs that a test starts, such as `git`, have no sanitizer.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock_slow(uint32_t thread, SELF handle) __asm__(LOCK_SLOW);
SWIFT void unlock_slow(SELF handle) __asm__(UNLOCK_SLOW);

SWIFT void lock_slow(uint32_t thread, SELF handle) {
  SWIFT void (*next)(uint32_t, SELF) = (SWIFT void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, LOCK_SLOW);
  next(thread, handle);
  if (__tsan_acquire) __tsan_acquire(handle);
}

SWIFT void unlock_slow(SELF handle) {
  SWIFT void (*next)(SELF) = (SWIFT void (*)(SELF))dlsym(RTLD_NEXT, UNLOCK_SLOW);
  if (__tsan_release) __tsan_release(handle);
  next(handle);
}
