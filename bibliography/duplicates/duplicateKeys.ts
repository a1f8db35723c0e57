// Duplicate keys: two documents that share one are likely the same work. They are stored with each document and compared literally, so that an index finds
// duplicates and documents needn't be compared pairwise.
import type { DocumentDraft, Entity } from '../documents.ts';
import { inheritedFacts } from '../bibtex/marks.ts';
import { fieldTextsOf } from '../fieldTexts.ts';
import { fold } from '../fold.ts';
import { isbn13, isIsbn, readDoi } from '../identifiers.ts';
import { authorsOrEditors, lastName } from '../names.ts';
import { plainLatex } from '../plainLatex.ts';

type Texts = Readonly<Record<string, string>>;

/** Maximum lengths in characters, because a b-tree entry is limited to about 2,700 bytes. Titles that agree up to this length count as equal. */
const longestTitle = 300;
const longestCitationKey = 300;
const longestName = 100;
/** Longer DOIs make no key. They aren't shortened, because many DOIs of one registrant begin alike. */
const longestDoi = 500;

function cut(text: string, length: number): string {
  // Don't cut a surrogate pair.
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Only letters and digits, in one spelling: without case, accents, punctuation, spaces and LaTeX. */
export function foldForDuplicateKey(text: string): string {
  return fold(plainLatex(text))
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The canonical DOI in lower case (DOI Handbook §2.4: DOIs are case-insensitive); null if the text isn't a DOI. */
function doiKey(text: string): string | null {
  const { value, remark, suggestion } = readDoi(text);
  const doi = suggestion ?? (remark === null ? value : '');
  return doi === '' || doi.length > longestDoi ? null : `doi:${doi.toLowerCase()}`;
}

/** Entry types of works in a larger one, whose ISBN may be that of the larger one. */
const partOfLargerWork = /^(?:in|supp|bookinbook$|conference$|article$)/;

/** The ISBNs in a text, which may contain several, such as those of the printed and the electronic edition. */
function isbnKeys(text: string): string[] {
  const whole = text.replace(/^(?:urn:)?isbn(?:-1[03])?:?/i, '');
  const parts = isIsbn(whole) ? [whole] : whole.split(/[,;/]|\s+(?=97[89])|\([^)]*\)/);
  return parts.map(isbn13).flatMap((isbn) => (isbn === null ? [] : [`isbn:${isbn}`]));
}

/** The family name without particles, because files disagree on which particles belong to it. */
export function familyOf(entity: Entity): string {
  const family = entity.person?.family?.trim() ?? '';
  const name = family === '' ? lastName(entity) : family;
  return cut(foldForDuplicateKey(name.replace(/^(?:\p{Ll}[\p{Ll}'’]*\s+)+(?=\S)/u, '')), longestName);
}

/** The folded last name of the first author or, if there is none, of the first editor; empty if there is neither. */
export function foldedFamily(draft: DocumentDraft): string {
  const [first] = authorsOrEditors(draft);
  return first ? familyOf(first) : '';
}

function workKey(draft: DocumentDraft, { year = '' }: Texts): string | null {
  const { fields } = draft;
  const title = cut(foldForDuplicateKey([fields.title, fields.subtitle].filter(Boolean).join(' ')), longestTitle);
  const family = foldedFamily(draft);
  const published = /^-?\d{1,9}$/.test(year) ? String(Number(year)) : '';
  return [title, published, family].includes('') ? null : `work:${title}|${published}|${family}`;
}

/** Folded titles that many works have, which therefore don't identify any. */
export const commonTitles =
  /^(?:editorial|introduction|preface|foreword|afterword|index|(?:tableof)?contents|errat(?:um|a)|corrigend(?:um|a)|corrections?|comments?|reply|response|(?:book)?reviews?|news|letters?(?:totheeditors?)?|obituary|discussion|conclusions?|untitled|abstracts?|notes?)$/;

/** Shorter titles are too common to identify a work without its year. */
const shortestTitle = 10;

/** The same title, person and journal or book, for works of which one lacks the year or has that of another printing. */
function containerKey(draft: DocumentDraft, { journal = '', booktitle = '' }: Texts): string | null {
  const { fields } = draft;
  const title = cut(foldForDuplicateKey([fields.title, fields.subtitle].filter(Boolean).join(' ')), longestTitle);
  if (title.length < shortestTitle || commonTitles.test(title)) return null;
  const [container, family] = [cut(foldForDuplicateKey(journal || booktitle), longestName), foldedFamily(draft)];
  return container === '' || family === '' || container === title ? null : `work:${title}|in ${container}|${family}`;
}

/** For entries with too little data for `workKey`, such as a web page without an author or a set: the citation key and the title. */
function entryKey({ fields }: DocumentDraft): string | null {
  const citationKey = cut(fields.citationKeys?.[0]?.trim() ?? '', longestCitationKey);
  return citationKey === ''
    ? null
    : `entry:${citationKey}|${cut(foldForDuplicateKey(fields.title ?? ''), longestTitle)}`;
}

/**
 * The duplicate keys of a document, each once: `doi:`; `isbn:` (13 digits; not for works in a larger one, which may have its ISBN), both unless inherited by
 * `crossref`; and up to two `work:` keys: title, year and name, and title, journal or book, and name (the last name of the first author or, without authors, of
 * the first editor). A document without the first of these has an `entry:` key (citation key and title) instead. Keys with empty parts are omitted, except that
 * an `entry:` key may lack the title, as for a set. `texts` is the result of `fieldTextsOf` if it is known already.
 */
export function duplicateKeysOf(draft: DocumentDraft, texts: Texts = fieldTextsOf(draft)): string[] {
  const { doi = '', isbn = '', entrytype = '' } = texts;
  const inherited = inheritedFacts(draft);
  const keys = [
    inherited.has('doi') ? null : doiKey(doi),
    ...(partOfLargerWork.test(entrytype) || inherited.has('isbn') ? [] : isbnKeys(isbn)),
    workKey(draft, texts) ?? entryKey(draft),
    containerKey(draft, texts),
  ];
  return [...new Set(keys.filter((key) => key !== null))];
}

/** The data of a duplicate key: a DOI, an ISBN, a work's title with year or container and first author, or the citation key and title. */
export type DuplicateKeyKind = 'doi' | 'isbn' | 'work' | 'entry';

/** Ordered by strength of evidence, strongest first. */
export const duplicateKeyKinds: readonly DuplicateKeyKind[] = ['doi', 'isbn', 'work', 'entry'];

/** The data of a key, by its prefix. */
export function duplicateKeyKindOf(key: string): DuplicateKeyKind {
  return duplicateKeyKinds.find((kind) => key.startsWith(`${kind}:`)) ?? 'work';
}
