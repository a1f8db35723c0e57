// The fields of a record in a format other than BibTeX, as those of the BibLaTeX entry that it becomes: one reader makes documents of all formats.
import { writeFormatted } from '../bibtex/formattedTitles.ts';
import type { SourceField } from '../bibtex/source.ts';
import { writeNames } from '../bibtex/writeNames.ts';
import { writeKeywords, writeList, writeParagraphs, writeText, writeVerbatim } from '../bibtex/writeText.ts';
import type { Entity } from '../documents.ts';

type Text = string | null | undefined;

const isSaid = (text: Text): text is string => text != null && text.trim() !== '';

/**
 * Collects the fields of an entry from plain text. Empty values are left out. Of two values with one name the first stays; each method says
 * by `false` that its value found no place, so that the caller can keep it elsewhere.
 */
export class CollectedFields {
  readonly #fields = new Map<string, string>();

  /** Whether there is a field of this name. */
  has(name: string): boolean {
    return this.#fields.has(name);
  }

  /** A field as LaTeX; false if there is one of this name, which stays. */
  put(name: string, latex: string): boolean {
    if (latex === '') return true;
    if (this.#fields.has(name)) return this.#fields.get(name) === latex;
    this.#fields.set(name, latex);
    return true;
  }

  /** One line of text. */
  text(name: string, value: Text): boolean {
    return !isSaid(value) || this.put(name, writeText(value));
  }

  /** A title with the elements of formatting (bibtex/formattedTitles.ts). */
  title(name: string, value: Text): boolean {
    return !isSaid(value) || this.put(name, writeFormatted(value));
  }

  paragraphs(name: string, value: Text): boolean {
    return !isSaid(value) || this.put(name, writeParagraphs(value));
  }

  /** Text that is not LaTeX: an address, a number in an archive. */
  verbatim(name: string, value: Text): boolean {
    return !isSaid(value) || this.put(name, writeVerbatim(value.trim()));
  }

  list(name: string, items: readonly string[]): boolean {
    return this.put(name, writeList(items.filter(isSaid), 'biblatex'));
  }

  /** People and organizations. `others`: the list ends with "and others". */
  people(name: string, entities: readonly Entity[], others = false): boolean {
    return entities.length === 0 || this.put(name, writeNames(entities, 'biblatex', others));
  }

  keywords(keywords: readonly string[]): boolean {
    return this.put('keywords', writeKeywords([...new Set(keywords.map((each) => each.trim()).filter(isSaid))]));
  }

  /** All fields, in the order in which they came. */
  all(): SourceField[] {
    return [...this.#fields].map(([name, value]) => ({ name, value }));
  }
}
