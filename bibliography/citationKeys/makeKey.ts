// Citation keys by a pattern, each unlike all others: a letter is appended where two would be alike.
import type { DocumentDraft } from '../documents.ts';
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

/** Makes keys that differ from each other and from all in `taken`, whatever their case: BibTeX does not tell them apart by it. */
export class KeyMaker {
  readonly #taken: Set<string>;
  readonly #nameOf: (draft: DocumentDraft) => string;
  /** How many of a name have been given out, so that the next of a thousand is found at once. */
  readonly #given = new Map<string, number>();

  constructor(taken: Iterable<string>, nameOf: (draft: DocumentDraft) => string = makeKey) {
    this.#taken = new Set([...taken].map((key) => key.toLowerCase()));
    this.#nameOf = nameOf;
  }

  make(draft: DocumentDraft): string {
    return this.free(this.#nameOf(draft));
  }

  /** The name, with letters behind it where it is taken; from then on the key is taken. */
  free(name: string): string {
    for (let index = this.#given.get(name) ?? 0; ; index += 1) {
      const key = name + letters(index);
      if (this.#taken.has(key.toLowerCase())) continue;
      this.#given.set(name, index + 1);
      this.#taken.add(key.toLowerCase());
      return key;
    }
  }
}
