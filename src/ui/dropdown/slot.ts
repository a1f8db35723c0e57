// A reference to an element that several parts of a widget share: React sets it, handlers and effects read it.

/** A callback `ref` that can be read. */
export interface Slot<Content> {
  (content: Content | null): void;
  readonly get: () => Content | null;
}

/** Creates an empty one. */
export function slot<Content>(): Slot<Content> {
  let content: Content | null = null;
  const set = (next: Content | null) => {
    content = next;
  };
  return Object.assign(set, { get: () => content });
}
