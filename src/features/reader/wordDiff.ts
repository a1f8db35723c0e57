// What one text has that another has not, word by word or item by item: for comparing two edits with what was there before.
import { diffArrays } from 'diff';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Beyond so many insertions and deletions, white space included, texts are shown whole: nobody reads so many changes one by one. */
const mostEdits = 2_000;

/** The way from `before` to `after`, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const words = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
  return diff(words(before), words(after));
}

/** The way from one list to another, item by item. What stands between two items is a group of `separator`, and so an item too. */
export function itemDiff(before: string, after: string, separator: RegExp): DiffPart[] {
  return diff(before.split(separator), after.split(separator));
}

function diff(before: readonly string[], after: readonly string[]): DiffPart[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: mostEdits }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  return changes
    .map(({ added, removed, value }): DiffPart => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }))
    .filter(({ text }) => text !== '');
}

/** Whether enough stayed for the difference to be read; else the new text stands better alone. */
export function areAlike(parts: readonly DiffPart[]): boolean {
  const letters = (kinds: readonly DiffPart['kind'][]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { text }) => sum + text.trim().length, 0);
  const added = letters(['added']);
  return added === 0 || letters(['same']) >= 0.4 * (letters(['same']) + added);
}
