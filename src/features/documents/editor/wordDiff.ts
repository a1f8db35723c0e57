// What one text has that another has not, word by word or item by item: for comparing two edits with what was there before.

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Beyond this many words compared with one another the texts are shown whole: the table below would be too large. */
const MOST = 400_000;

/** The way from `before` to `after`, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const words = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
  return diff(words(before), words(after));
}

/** The way from one list to another, item by item. What stands between two items is a group of `separator`, and so an item too. */
export function itemDiff(before: string, after: string, separator: RegExp): DiffPart[] {
  return diff(before.split(separator), after.split(separator));
}

function diff(a: readonly string[], b: readonly string[]): DiffPart[] {
  if (a.length * b.length > MOST) return joined([part('removed', a.join('')), part('added', b.join(''))]);
  // Longest common subsequence, from the end.
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push(part('same', a[i] ?? ''));
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1)))
      parts.push(part('removed', a[i++] ?? ''));
    else parts.push(part('added', b[j++] ?? ''));
  }
  return joined(parts);
}

const part = (kind: DiffPart['kind'], text: string): DiffPart => ({ kind, text });

/** Neighbours of one kind are one part. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const each of parts) {
    const last = result.at(-1);
    if (last?.kind === each.kind) last.text += each.text;
    else if (each.text !== '') result.push({ ...each });
  }
  return result;
}

/** Whether enough stayed for the difference to be read; else the new text stands better alone. */
export function areAlike(parts: readonly DiffPart[]): boolean {
  const letters = (kinds: readonly DiffPart['kind'][]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { text }) => sum + text.trim().length, 0);
  const added = letters(['added']);
  return added === 0 || letters(['same']) >= 0.4 * (letters(['same']) + added);
}
