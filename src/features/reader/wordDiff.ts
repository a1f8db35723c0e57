// Compares two texts word by word, or two lists item by item.
import { diffArrays } from 'diff';

export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** With more insertions and deletions than this (including white space), texts are shown completely: nobody reads so many changes. */
const maximumEdits = 2_000;

/** The changes from `before` to `after`, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const words = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];
  return diff(words(before), words(after));
}

/** The changes from one list to another, item by item. A separator between items is a group of `separator`, and so counts as an item too. */
export function itemDiff(before: string, after: string, separator: RegExp): DiffPart[] {
  return diff(before.split(separator), after.split(separator));
}

function diff(before: readonly string[], after: readonly string[]): DiffPart[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: maximumEdits }) ?? [
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

/** Whether enough is unchanged for the difference to be readable; otherwise the new text is better shown alone. */
export function areAlike(parts: readonly DiffPart[]): boolean {
  const letters = (kinds: readonly DiffPart['kind'][]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { text }) => sum + text.trim().length, 0);
  const added = letters(['added']);
  return added === 0 || letters(['same']) >= 0.4 * (letters(['same']) + added);
}
