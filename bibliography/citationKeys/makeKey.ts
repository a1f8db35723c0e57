// Citation keys by a pattern, each unlike all others: a letter is appended where two would be alike.
import type { DocumentDraft } from '../documents.ts';
import { fold } from '../fold.ts';
import { keySourceOf } from './keyMarkers.ts';
import { type KeyPattern, readKeyPattern } from './keyPattern.ts';
import { wholeKey } from './keyText.ts';
import { maximumTextLength } from '../validation.ts';

/** The pattern where none is set: the desktop app's `[auth][year]`, with a word of the title for what nobody wrote or edited. */
export const defaultKeyPattern = '[auth:([veryshorttitle])][year]';

function usable(text: string): KeyPattern {
  const { pattern, mistake } = readKeyPattern(text);
  if (mistake) throw new Error(`The pattern ${text} cannot be used: ${mistake.message}`);
  return pattern;
}

const standard = usable(defaultKeyPattern);

/** What a document is called where a pattern finds nothing in it. */
const nameless = 'untitled';

/** The key that a pattern makes of a document; the same document has the same. */
export function makeKey(draft: DocumentDraft, pattern: KeyPattern = standard): string {
  const source = keySourceOf(draft);
  // Room for the letters.
  const key = (each: KeyPattern) => wholeKey(each.expand(source)).slice(0, maximumTextLength - 10);
  return key(pattern) || key(standard) || nameless;
}

/** "" for the first, then "a" to "z", "aa" … */
function letters(index: number): string {
  if (index === 0) return '';
  const rest = Math.floor((index - 1) / 26);
  return letters(rest) + String.fromCharCode(97 + ((index - 1) % 26));
}

/** Which one `letters` are. */
function indexOf(suffix: string): number {
  return Array.from(suffix).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
}

/** Makes keys that differ from each other and from all in `taken`, whatever their case: BibTeX does not tell them apart by it. */
export class KeyMaker {
  readonly #taken: Set<string>;
  readonly #nameOf: (draft: DocumentDraft) => string;
  /** How many of a name have been given out, so that the next of a thousand is found at once. */
  readonly #given = new Map<string, number>();

  constructor(taken: Iterable<string>, nameOf: (draft: DocumentDraft) => string = makeKey) {
    this.#taken = new Set(Array.from(taken, fold));
    this.#nameOf = nameOf;
  }

  make(draft: DocumentDraft): string {
    return this.free(this.#nameOf(draft));
  }

  /**
   * The name, with letters behind it where it is taken; from then on the key is taken. `own` are keys that the document has and no other
   * one has: they are not in its way.
   */
  free(name: string, own: readonly string[] = []): string {
    const ownKeys = new Set(own.map(fold));
    const base = fold(name);
    const indices = [...ownKeys]
      .filter((key) => key.startsWith(base) && /^[a-z]*$/.test(key.slice(base.length)))
      .map((key) => indexOf(key.slice(base.length)));
    const given = this.#given.get(name) ?? 0;
    for (let index = Math.min(given, ...indices); ; index += 1) {
      const key = name + letters(index);
      const folded = fold(key);
      if (this.#taken.has(folded) && !ownKeys.has(folded)) continue;
      this.#given.set(name, Math.max(given, index));
      this.#taken.add(folded);
      return key;
    }
  }
}
