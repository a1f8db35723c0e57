// Generates citation keys by a pattern. Each is unique: letters are appended to keys that would be equal.
import type { DocumentDraft } from '../documents.ts';
import { fold } from '../fold.ts';
import { keySourceOf } from './keyMarkers.ts';
import { type KeyPattern, readKeyPattern } from './keyPattern.ts';
import { wholeKey } from './keyText.ts';
import { maximumTextLength } from '../validation.ts';

/** The default pattern: the desktop app's `[auth][year]`, with a word of the title if there are neither authors nor editors. */
export const defaultKeyPattern = '[auth:([veryshorttitle])][year]';

function usable(text: string): KeyPattern {
  const { pattern, mistake } = readKeyPattern(text);
  if (mistake) throw new Error(`The pattern ${text} cannot be used: ${mistake.message}`);
  return pattern;
}

const standard = usable(defaultKeyPattern);

/** The key of a document for which the pattern finds nothing. */
const nameless = 'untitled';

/** The key by a pattern, without letters that make it unique; always the same for the same document. */
export function makeKey(draft: DocumentDraft, pattern: KeyPattern = standard): string {
  const source = keySourceOf(draft);
  // Leaves room for the letters.
  const key = (each: KeyPattern) => wholeKey(each.expand(source)).slice(0, maximumTextLength - 10);
  return key(pattern) || key(standard) || nameless;
}

/** "" for the first key, then "a" to "z", "aa" … */
function letters(index: number): string {
  if (index === 0) return '';
  const rest = Math.floor((index - 1) / 26);
  return letters(rest) + String.fromCharCode(97 + ((index - 1) % 26));
}

/** A key with the letters that make it unique: the key itself for 0, then with "a" to "z", "aa" … */
export function keyWithLetters(key: string, index: number): string {
  return key + letters(index);
}

/** The inverse: the number of a letter suffix. */
function indexOf(suffix: string): number {
  return Array.from(suffix).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);
}

/** Generates keys that differ from each other and from all in `taken`, ignoring case, because BibTeX ignores it as well. */
export class KeyMaker {
  readonly #taken: Set<string>;
  readonly #nameOf: (draft: DocumentDraft) => string;
  /** The number of keys generated for each name, so that the next of a thousand is found at once. */
  readonly #given = new Map<string, number>();

  constructor(taken: Iterable<string>, nameOf: (draft: DocumentDraft) => string = makeKey) {
    this.#taken = new Set(Array.from(taken, fold));
    this.#nameOf = nameOf;
  }

  make(draft: DocumentDraft): string {
    return this.free(this.#nameOf(draft));
  }

  /** Returns the name, with letters if it is taken, and marks the result as taken. `own` are keys that only this document has: they don't count as taken. */
  free(name: string, own: readonly string[] = []): string {
    const ownKeys = new Set(own.map(fold));
    const base = fold(name);
    const indices = [...ownKeys]
      .filter((key) => key.startsWith(base) && /^[a-z]*$/.test(key.slice(base.length)))
      .map((key) => indexOf(key.slice(base.length)));
    const given = this.#given.get(name) ?? 0;
    for (let index = Math.min(given, ...indices); ; index += 1) {
      const key = keyWithLetters(name, index);
      const folded = fold(key);
      if (this.#taken.has(folded) && !ownKeys.has(folded)) continue;
      this.#given.set(name, Math.max(given, index));
      this.#taken.add(folded);
      return key;
    }
  }
}
