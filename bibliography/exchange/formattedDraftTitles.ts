// Adds formatting to the titles of a document, as the elements that citation processors read in CSL-JSON titles (`<i>`, `<sup>`, …).
import { readFormatted, writeFormatted } from '../bibtex/formattedTitles.ts';
import { isPlain, readLatex } from '../bibtex/latex.ts';
import { placeMark } from '../bibtex/marks.ts';
import type { DocumentDraft } from '../documents.ts';
import { type EntryPlace, entryPlaces, valueAt, type Values, valuesOf } from '../fields/entryFields.ts';
import { isRecord } from '../isRecord.ts';
import { holdsMarkup } from '../markup.ts';

/** Whether a field of BibLaTeX is a title, which may have formatting. */
export const isTitleField = (name: string): boolean => /title(?:addon)?$|^(?:main)?series$|^shortjournal$/.test(name);

/** A copy of the values with one of them replaced. */
function withValue(values: Values, [name = '', ...inner]: readonly string[], value: string): Values {
  const part = values[name];
  return { ...values, [name]: inner.length === 0 || !isRecord(part) ? value : withValue(part, inner, value) };
}

/** The plain text of a title's source; braces around plain words need no parser. */
function readPlain(sources: readonly string[]): (string | undefined)[] {
  const bare = sources.map((source) => {
    const words = source.replace(/[{}]/g, '');
    return { latex: isPlain(words) ? words : source, mode: 'text' as const };
  });
  return readLatex(bare).map(({ text }) => text);
}

/**
 * The document with formatting in its titles. It comes from the LaTeX that the import stored, if its plain text is still the title, and otherwise (for an edited
 * title) from tags in the title itself.
 */
export function withFormattedTitles(draft: DocumentDraft): DocumentDraft {
  const values = valuesOf(draft);
  const others = new Map((draft.fields.otherFields ?? []).map(({ name, value }) => [name, value]));
  const found = entryPlaces(draft.kind).flatMap((place) => {
    const text = isTitleField(place.name) ? valueAt(values, place) : null;
    if (typeof text !== 'string' || text.trim() === '') return [];
    const source = others.get(`${place.name}+latex`) ?? others.get(place.name + placeMark);
    return source === undefined && !holdsMarkup(text) ? [] : [{ place, text, source }];
  });
  if (found.length === 0) return draft;
  const plain = readPlain(found.map(({ source = '' }) => source));
  const latex = found.map(({ text, source }, index) =>
    source !== undefined && plain[index] === text.replace(/\s+/g, ' ').trim() ? source : writeFormatted(text),
  );
  const formatted = readFormatted(latex);
  const fields = found.reduce(
    (so, { place, text }: { place: EntryPlace; text: string }, index) =>
      withValue(so, place.path, formatted[index] ?? text),
    values,
  );
  return { ...draft, fields };
}
