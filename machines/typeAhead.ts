// Coming to a row by typing the beginning of its label, as in the lists of every system: menus and selects.
import { fold } from '#bibliography/fold.ts';

/** Letters typed shortly after one another. */
export interface Typed {
  readonly text: string;
  /** When the last of them was typed, in ms of any clock. */
  readonly at: number;
}

/** Letters further apart than this, in ms, begin anew. */
const pause = 500;

/** Whether a key pressed now goes on with what was typed: then a space is a letter too. */
export function isTyping(typed: Typed | null, at: number): typed is Typed {
  return typed !== null && at - typed.at <= pause;
}

/** What has been typed with this letter. */
export function withLetter(typed: Typed | null, letter: string, at: number): Typed {
  return { text: isTyping(typed, at) ? typed.text + letter : letter, at };
}

/**
 * The place of the label that begins with what was typed, looked for from `current` on and around; -1 where none does. One letter, also when
 * repeated, goes on to the next label with it; whoever goes on with a word stays as long as it fits. Null is what cannot be come to.
 */
export function findTyped(labels: readonly (string | null)[], current: number, { text }: Typed): number {
  const beginning = fold(text);
  const [first = '', ...others] = beginning;
  const isOneLetter = others.every((letter) => letter === first);
  const from = isOneLetter ? current + 1 : Math.max(current, 0);
  const search = (wanted: string): number => {
    const places = labels.map((_, step) => (from + step) % labels.length);
    return places.find((place) => labels[place] && fold(labels[place]).startsWith(wanted)) ?? -1;
  };
  const found = search(beginning);
  return found < 0 && isOneLetter ? search(first) : found;
}
