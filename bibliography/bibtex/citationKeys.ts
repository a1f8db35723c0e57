// Citation keys for documents that have none: the first author's last name and the year, and a letter where two would be alike.
import type { DocumentDraft } from '../documents.ts';
import { yearOf } from '../edtf.ts';
import { lastName } from '../names.ts';

/** Only what every program takes in a key. */
function asciiWord(text: string): string {
  return text
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '');
}

function titleWord(title: string): string {
  const words = title.split(/\s+/).map(asciiWord);
  return words.find((word) => word.length > 3) ?? words.find((word) => word !== '') ?? '';
}

/** The pattern of the desktop app's `[auth][year]`; the same document has the same. */
export function suggestKey({ fields }: DocumentDraft): string {
  const [first] = fields.authors?.length ? fields.authors : (fields.editors ?? []);
  const candidates = [first ? asciiWord(lastName(first)) : '', titleWord(fields.title ?? '')];
  const name = candidates.find((candidate) => candidate !== '') ?? 'untitled';
  const year = fields.published == null ? null : yearOf(fields.published);
  return year === null ? name : `${name}${year}`;
}

/** "" for the first, then "a" to "z", "aa" … */
function letters(index: number): string {
  if (index === 0) return '';
  const rest = Math.floor((index - 1) / 26);
  return letters(rest) + String.fromCharCode(97 + ((index - 1) % 26));
}

/** Makes up keys that differ from each other and from all in `taken`, whatever their case. */
export class KeyMaker {
  readonly #taken: Set<string>;
  /** How many of a name have been given out, so that the next of a thousand is found at once. */
  readonly #given = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set([...taken].map((key) => key.toLowerCase()));
  }

  make(draft: DocumentDraft): string {
    const name = suggestKey(draft);
    for (let index = this.#given.get(name) ?? 0; ; index += 1) {
      const key = name + letters(index);
      if (this.#taken.has(key.toLowerCase())) continue;
      this.#given.set(name, index + 1);
      this.#taken.add(key.toLowerCase());
      return key;
    }
  }
}
