// A place for an element that several parts of a widget share: React puts it there as it draws, handlers and effects look it up.

/** A `ref` that can be asked. */
export interface Slot<Content> {
  (content: Content | null): void;
  readonly get: () => Content | null;
}

/** An empty one. */
export function slot<Content>(): Slot<Content> {
  let content: Content | null = null;
  const set = (next: Content | null) => {
    content = next;
  };
  return Object.assign(set, { get: () => content });
}
