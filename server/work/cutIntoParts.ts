// Cuts long work into parts, each short enough for one statement or transaction, so that others are served in between.

/** The most that one part may hold. A single larger item is a part of its own. */
export interface LargestPart {
  readonly documents: number;
  /** In bytes. */
  readonly text: number;
}

/** Cuts a list into parts, in its order; always at least one part, which may be empty. `textOf` is the size of an item's text. */
export function cutIntoParts<Item>(
  items: readonly Item[],
  textOf: (item: Item) => number,
  largest: LargestPart,
): Item[][] {
  let part: Item[] = [];
  let text = 0;
  const parts = [part];
  for (const item of items) {
    const own = textOf(item);
    if (part.length > 0 && (part.length === largest.documents || text + own > largest.text)) {
      part = [];
      text = 0;
      parts.push(part);
    }
    part.push(item);
    text += own;
  }
  return parts;
}
