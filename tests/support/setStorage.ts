// Gives tests that have a document the storage of its window. Node 25 and later have globals of the same names, which hide it.

/** Set by Vitest's environment. */
const { jsdom } = globalThis as { jsdom?: { window: typeof globalThis } };

if (jsdom) {
  const { Storage, localStorage, sessionStorage } = jsdom.window;
  for (const [name, value] of Object.entries({ Storage, localStorage, sessionStorage }))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
}
