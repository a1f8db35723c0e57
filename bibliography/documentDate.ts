// When a document was published, as every list, key and export says it: by its date or, where it has none, by what an import left of one.
import type { DocumentDraft, OtherField } from './documents.ts';
import { type EdtfDate, knownDate, parseDate } from './edtf.ts';
import { plainLatex } from './plainLatex.ts';
import { inOneLine } from './whiteSpace.ts';
import { readDate, yearWithin } from './writtenDates.ts';

export interface DocumentDate {
  /** As the document has it: EDTF, or the words that an import could not read, in plain text. */
  readonly text: string;
  /** The date that the text can be read as; null where it is none. */
  readonly known: EdtfDate | null;
  /** The year that can be known, also where the rest cannot ("forthcoming 2024"). Astronomical: 0 is 1 BC. */
  readonly year: number | null;
}

/** Drops TeX that is no part of a date: sort keys (`\noopsort{1973a}`) and dollar signs. A tilde that TeX prints becomes `~`. */
export function withoutDateMarkup(source: string): string {
  return source
    .replace(/\\(?:noopsort|sortnoop)\s*\{[^{}]*\}/gi, '')
    .replace(/\$/g, '')
    .replace(/\\(?:~\s*\{\s*\}|textasciitilde(?![a-z])(?:\s*\{\s*\})?|sim(?![a-z]))/gi, '~');
}

function otherText(others: readonly OtherField[], name: string): string {
  const value = others.find((other) => other.name.trim().toLowerCase() === name && other.value.trim() !== '')?.value;
  if (value === undefined) return '';
  const plain = withoutDateMarkup(value);
  // A tilde before a number is no tie.
  return inOneLine(/^[{\s]*~/.test(plain) ? plain.replace(/[{}]/g, '') : plainLatex(plain));
}

function dateFrom(text: string, edtf: string): DocumentDate {
  const value = parseDate(edtf);
  const known = value && knownDate(value);
  return { text, known, year: known?.year ?? yearWithin(text) };
}

/** The date of a document; null where nothing says any. */
export function documentDate({ fields }: Pick<DocumentDraft, 'fields'>): DocumentDate | null {
  const published = inOneLine(fields.published ?? '');
  if (published !== '') return dateFrom(published, published);
  const others = fields.otherFields ?? [];
  const [date, year] = [otherText(others, 'date'), otherText(others, 'year')];
  const text = date === '' ? year : date;
  if (text === '') return null;
  if (/^\d{1,6}$/.test(year)) return { text, known: null, year: Number(year) };
  return dateFrom(text, readDate(text) ?? '');
}

/** The year by which a document is sorted, found and listed; one of more than nine digits is none. */
export function documentYear(draft: Pick<DocumentDraft, 'fields'>): number | null {
  const year = documentDate(draft)?.year ?? null;
  return year !== null && Math.abs(year) < 1e9 ? year : null;
}
