// Those who want to hear of something: the smallest store there is, for what is said outside of React.

export interface Listeners<Words extends readonly unknown[]> {
  /** Hears until the returned function is called. */
  hear: (listener: (...words: Words) => void) => () => void;
  /** Tells all who hear. */
  tell: (...words: Words) => void;
}

/** Makes a store without listeners. */
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
