// Coming to an entry by typing its beginning, as lists do on the desktop.

/** What was typed, and when the last of it was. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

export const nothingTyped: Typed = { text: '', at: -Infinity };

/** Between two keys of one word. */
const pause = 500;

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether what is typed at the time `at` belongs to what was typed before: then a space is a letter too. */
export function isTyping({ text, at: before }: Typed, at: number): boolean {
  return text !== '' && at - before <= pause;
}

/** Adds a character that was typed at the time `at`, in milliseconds. */
export function type(typed: Typed, character: string, at: number): Typed {
  return { text: isTyping(typed, at) ? typed.text + character : character, at };
}

/**
 * The place of the label that is meant, looked for from `current` on and around; -1 where none begins so. One letter, also when repeated,
 * goes on to the next label that begins with it; several letters may leave one where one is. Accents and case do not matter.
 */
export function findTyped(labels: readonly string[], current: number, { text }: Typed): number {
  const letters = Array.from(fold(text));
  const isOneLetter = letters.every((letter) => letter === letters[0]);
  const wanted = isOneLetter ? letters.slice(0, 1).join('') : letters.join('');
  const from = isOneLetter ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step++) {
    const place = (from + step) % labels.length;
    if (fold(labels[place] ?? '').startsWith(wanted)) return place;
  }
  return -1;
}
