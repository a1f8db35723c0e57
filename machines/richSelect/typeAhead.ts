// Finding an option by typing the beginning of its label, as in the selects of every system.
import { fold } from '#bibliography/fold.ts';
import type { SelectRow, Typed } from './richSelectTypes.ts';

/** Letters further apart than this, in ms, begin anew. */
const pause = 500;

/** Whether a key pressed now goes on with what was typed, a space too. */
export function isTyping(typed: Typed | null, at: number): typed is Typed {
  return typed !== null && at - typed.at <= pause;
}

/** What has been typed with this letter. */
export function withLetter(typed: Typed | null, letter: string, at: number): Typed {
  return { text: isTyping(typed, at) ? typed.text + letter : letter, at };
}

/**
 * The value of the first row that begins with what was typed, looked for from the row `from` on, and round. The same
 * letter again and again goes from one row with it to the next.
 */
export function findByBeginning(rows: readonly SelectRow[], { text }: Typed, from: string | null): string | null {
  const beginning = fold(text);
  const isRepeated = new Set(beginning).size === 1;
  const at = rows.findIndex(({ value }) => value === from);
  // Whoever goes on typing a word stays at the row as long as it fits.
  const start = isRepeated ? at + 1 : Math.max(at, 0);
  const ring = [...rows.slice(start), ...rows.slice(0, start)].filter(({ disabled }) => !disabled);
  const search = (words: string) => ring.find(({ label }) => fold(label).startsWith(words))?.value;
  return search(beginning) ?? (isRepeated ? search(beginning.charAt(0)) : undefined) ?? null;
}
