// A minimal event source for stores outside of React.

export interface Listeners<Words extends readonly unknown[]> {
  /** Adds a listener; returns a function that removes it. */
  hear: (listener: (...words: Words) => void) => () => void;
  /** Calls all listeners. */
  tell: (...words: Words) => void;
}

/** Creates an event source without listeners. */
export function createListeners<Words extends readonly unknown[] = []>(): Listeners<Words> {
  const listeners = new Set<(...words: Words) => void>();
  return {
    hear: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (...words) => {
      for (const listener of listeners) listener(...words);
    },
  };
}
