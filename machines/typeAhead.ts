// Type-ahead in menus and selects: moves to the row whose label begins with the typed letters.
import { fold } from '#bibliography/fold.ts';

/** Letters that were typed shortly after one another. */
export interface Typed {
  readonly text: string;
  /** When the last letter was typed, in milliseconds. */
  readonly at: number;
}

/** After a longer pause, in milliseconds, a letter begins a new text. */
const pause = 500;

/** Whether a key pressed at `at` continues the typed text. If so, a space counts as a letter. */
export function isTyping(typed: Typed | null, at: number): typed is Typed {
  return typed !== null && at - typed.at <= pause;
}

/** The typed text with another letter. */
export function withLetter(typed: Typed | null, letter: string, at: number): Typed {
  return { text: isTyping(typed, at) ? typed.text + letter : letter, at };
}

/**
 * The index of the label that begins with the typed text; -1 if there is none. The search starts at `current` and wraps around. A single letter, even
 * repeated, moves to the next label with it; a longer text stays at the current label while it matches. Labels that are null can't be reached.
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
