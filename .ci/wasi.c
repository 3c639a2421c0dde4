// What Embedded Swift needs of a C library, for a WebAssembly program that runs under WASI and ends soon: memory is
// handed out and never taken back. Compiled with -mbulk-memory -fno-builtin.
#include <stddef.h>
#include <stdint.h>

extern int __main_argc_argv(int count, char **arguments);

__attribute__((export_name("_start"))) void start(void) { (void)__main_argc_argv(0, 0); }

typedef struct {
  const void *bytes;
  size_t count;
} Buffer;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
extern int fd_write(int file, const Buffer *buffers, size_t count, size_t *written);

int putchar(int character) {
  unsigned char byte = (unsigned char)character;
  Buffer buffer = {&byte, 1};
  size_t written;
  return fd_write(1, &buffer, 1, &written) ? -1 : character;
}

extern unsigned char __heap_base;
static uintptr_t used;

int posix_memalign(void **result, size_t alignment, size_t count) {
  if (!used) used = (uintptr_t)&__heap_base;
  uintptr_t place = (used + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t size = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  uintptr_t end = place + count;
  if (end > size && __builtin_wasm_memory_grow(0, (end - size + 65535) >> 16) == (size_t)-1) return 12;
  used = end;
  *result = (void *)place;
  return 0;
}

void free(void *place) { (void)place; }

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count; count--, a++, b++)
    if (*a != *b) return *a < *b ? -1 : 1;
  return 0;
}

void arc4random_buf(void *bytes, size_t count) {
  static uint64_t state = 0x9E3779B97F4A7C15u;
  for (unsigned char *byte = bytes; count; count--) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    *byte++ = (unsigned char)(state >> 32);
  }
}

// Halves away from zero, as in C.
double round(double number) {
  double size = __builtin_fabs(number), whole = __builtin_floor(size);
  return __builtin_copysign(size - whole < 0.5 ? whole : whole + 1, number);
}

typedef struct {
  uint64_t low, high;
} Wide;

// The product of two numbers of 128 bits, which Double's description needs; clang has it in a library only.
Wide __multi3(uint64_t aLow, uint64_t aHigh, uint64_t bLow, uint64_t bHigh) {
  uint64_t mask = 0xFFFFFFFFu;
  uint64_t first = (aLow & mask) * (bLow & mask);
  uint64_t second = (aLow >> 32) * (bLow & mask) + (first >> 32);
  uint64_t third = (aLow & mask) * (bLow >> 32) + (second & mask);
  Wide product = {third << 32 | (first & mask),
                  (aLow >> 32) * (bLow >> 32) + (second >> 32) + (third >> 32) + aHigh * bLow + aLow * bHigh};
  return product;
}
