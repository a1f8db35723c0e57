// The fields of one record of a tagged format while it becomes an entry. Each value finds a field, or stays under the name of its own tag.
import type { SourceEntry, SourceField } from '../bibtex/source.ts';
import { withoutMarkup } from '../bibtex/readMarkup.ts';
import { writeParagraphs, writeText } from '../bibtex/writeText.ts';
import { isDate } from '../edtf.ts';
import { CollectedFields } from './collectedFields.ts';
import { readInvertedNames } from './invertedNames.ts';
import { inLine, inParagraphs, type TaggedValue } from './taggedLines.ts';

type Form = 'date' | 'text' | 'paragraphs' | 'verbatim' | 'list' | 'names' | 'keywords';

/** How the fields of BibLaTeX are written that are not one line of text. */
const forms: Readonly<Record<string, Form>> = {
  ...{ abstract: 'paragraphs', note: 'paragraphs', annotation: 'paragraphs' },
  ...{ date: 'date', urldate: 'date', origdate: 'date', eventdate: 'date' },
  ...{ url: 'verbatim', eprint: 'verbatim' },
  ...{
    publisher: 'list',
    institution: 'list',
    location: 'list',
    venue: 'list',
    language: 'list',
    organization: 'list',
  },
  ...{ author: 'names', editor: 'names', translator: 'names', bookauthor: 'names', holder: 'names' },
  keywords: 'keywords',
};

/** Fields in which the values of several tags form one list. */
const sharedByTags: ReadonlySet<string> = new Set(['author', 'editor', 'translator', 'keywords', 'language']);

/** Separates several values in one: "Paris; London". In lists of keywords and languages a comma can, too. */
const separators: Readonly<Record<string, RegExp>> = { language: /\s*[;,]\s*/ };
const semicolon = /\s*;\s+/;

/** The values collected for one field. */
interface Gathered {
  readonly tag: string;
  readonly values: string[];
}

export class RecordFields {
  readonly #collected = new CollectedFields();
  readonly #gathered = new Map<string, Gathered>();
  readonly #kept: SourceField[] = [];

  has(name: string): boolean {
    return this.#collected.has(name) || this.#gathered.has(name);
  }

  /** Adds to a field that holds several values; false where another tag has filled it with something else. */
  #gather(name: string, tag: string, values: readonly string[]): boolean {
    const gathered = this.#gathered.get(name);
    if (!gathered) this.#gathered.set(name, { tag, values: [...values] });
    else if (gathered.tag === tag || sharedByTags.has(name)) gathered.values.push(...values);
    else return values.every((value) => gathered.values.includes(value));
    return true;
  }

  /** A value that is text already; false where the field holds something else. */
  putText(name: string, text: string, tag: string): boolean {
    if (text.trim() === '') return true;
    switch (forms[name] ?? 'text') {
      case 'date':
        return isDate(text) ? this.#collected.put(name, text) : this.#collected.text(name, text);
      case 'text':
        return this.#collected.text(name, withoutMarkup(text, 'text'));
      case 'verbatim':
        return this.#collected.verbatim(name, text);
      case 'paragraphs':
        return this.#gather(name, tag, [withoutMarkup(text, 'paragraphs')]);
      case 'names':
      case 'keywords':
        return this.#gather(name, tag, [text]);
      case 'list':
        return this.#gather(name, tag, text.split(separators[name] ?? semicolon));
    }
  }

  /** The ISSNs of all tags are one list. */
  addIssns(issns: readonly string[]): void {
    this.#gather('issn', '', issns);
  }

  /** Puts a value into the first of these fields that has a place for it; false where none has. */
  put(names: readonly string[], value: TaggedValue): boolean {
    return names.some((name) =>
      this.putText(name, forms[name] === 'paragraphs' ? inParagraphs(value) : inLine(value), value.tag),
    );
  }

  /** Keeps a value under the name of its tag, or another. Of several each stays one. */
  keep(value: TaggedValue, name = value.tag.toLowerCase()): void {
    const text = inLine(value);
    if (text !== '') this.#kept.push({ name, value: writeText(text), isRepeated: true });
  }

  /** All of them as an entry. */
  entry(head: Omit<SourceEntry, 'fields'>): SourceEntry {
    const collected = this.#collected;
    for (const [name, { values }] of this.#gathered) {
      const unique = [...new Set(values)];
      switch (forms[name]) {
        case 'names': {
          const { entities, others } = readInvertedNames(values);
          collected.people(name, entities, others);
          break;
        }
        case 'keywords':
          collected.keywords(unique);
          break;
        case 'list':
          collected.list(name, unique);
          break;
        case undefined:
          collected.text(name, unique.join(', '));
          break;
        default:
          collected.put(name, writeParagraphs(unique.join('\n\n')));
      }
    }
    return { ...head, fields: [...collected.all(), ...this.#kept] };
  }
}
