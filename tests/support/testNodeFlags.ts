// The flags with which tests run Node where it has an embedded engine.

/**
 * WebAssembly by V8's first compiler alone. Optimizing the engine pays on a server that runs for long; the many servers of tests live for seconds, and it would take
 * an eighth of the processor time. One run of the contract (tests/api/pglite.test.ts) and the benchmarks run without flags, like production.
 */
export const testNodeFlags: readonly string[] = ['--liftoff-only'];
