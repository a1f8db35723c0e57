// Removes what a module that listens for the lifetime of a page has added to the window of a test.
import { vi } from 'vitest';

/** Runs `listen`, and returns a function that removes the listeners that it added. */
export function listeningMeanwhile(listen: () => void): () => void {
  const add = vi.spyOn(globalThis, 'addEventListener');
  listen();
  const added = add.mock.calls.map(([type, listener, options]) => ({ type, listener, options }));
  add.mockRestore();
  return () => {
    for (const { type, listener, options } of added) removeEventListener(type, listener, options);
  };
}
