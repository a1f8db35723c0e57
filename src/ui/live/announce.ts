// Says something to screen readers: counts, saves, what has come and gone. One region speaks (LiveRegion.tsx).

type Listener = (message: string) => void;
const listeners = new Set<Listener>();

/** Has `message` spoken when the person's reader is next at rest. */
export function announce(message: string): void {
  for (const listener of listeners) listener(message);
}

/** Hears what is announced until the returned function is called. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
