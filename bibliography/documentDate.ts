// The publication date of a document, as used in lists, keys and exports: its date or, if it has none, what an import kept of one.
import type { DocumentDraft, OtherField } from './documents.ts';
import { type EdtfDate, knownDate, parseDate } from './edtf.ts';
import { plainLatex } from './plainLatex.ts';
import { inOneLine } from './whiteSpace.ts';
import { readDate, yearWithin } from './writtenDates.ts';

export interface DocumentDate {
  /** The date as the document has it: EDTF, or imported words that couldn't be read, in plain text. */
  readonly text: string;
  /** The date that the text represents; null if it isn't a date, or if an import kept the year in a field of its own: then only `year` is known. */
  readonly known: EdtfDate | null;
  /** The year, which may be known although the rest isn't ("forthcoming 2024"). Astronomical: 0 is 1 BC. */
  readonly year: number | null;
}

/** Removes TeX that isn't part of a date: sort keys (`\noopsort{1973a}`) and dollar signs. A command for a tilde becomes `~`. */
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
  // A tilde before a number isn't a tie.
  return inOneLine(/^[{\s]*~/.test(plain) ? plain.replace(/[{}]/g, '') : plainLatex(plain));
}

function dateFrom(text: string, edtf: string): DocumentDate {
  const value = parseDate(edtf);
  const known = value && knownDate(value);
  return { text, known, year: known?.year ?? yearWithin(text) };
}

/** The date of a document; null if it has none. */
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

/** The year by which a document is sorted, found and listed; years of more than nine digits are ignored. */
export function documentYear(draft: Pick<DocumentDraft, 'fields'>): number | null {
  const year = documentDate(draft)?.year ?? null;
  return year !== null && Math.abs(year) < 1e9 ? year : null;
}
