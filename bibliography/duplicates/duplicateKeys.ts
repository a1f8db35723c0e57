// Duplicate keys: two documents that share one are likely the same work. They are stored beside every document and compared as they are,
// so that duplicates are found by an index and never by comparing each document with each.
import type { DocumentDraft, Entity } from '../documents.ts';
import { inheritedFacts } from '../bibtex/marks.ts';
import { fieldTextsOf } from '../fieldTexts.ts';
import { fold } from '../fold.ts';
import { isbn13, isIsbn, readDoi } from '../identifiers.ts';
import { authorsOrEditors, lastName } from '../names.ts';
import { plainLatex } from '../plainLatex.ts';

type Texts = Readonly<Record<string, string>>;

/** In characters: an entry of a b-tree holds some 2,700 bytes. Titles with the same beginning of this length count as equal. */
const longestTitle = 300;
const longestName = 100;
/** Longer DOIs make no key. They are not cut, because many DOIs of one registrant begin alike. */
const longestDoi = 500;

function cut(text: string, length: number): string {
  // Not in the middle of a character beyond the basic plane.
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
}

/** Only letters and digits, in one spelling: without case, accents, punctuation, spaces and LaTeX. */
export function foldForDuplicateKey(text: string): string {
  return fold(plainLatex(text))
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The canonical DOI in lower case (DOI Handbook §2.4: case does not matter); null where the text is none. */
function doiKey(text: string): string | null {
  const { value, remark, suggestion } = readDoi(text);
  const doi = suggestion ?? (remark === null ? value : '');
  return doi === '' || doi.length > longestDoi ? null : `doi:${doi.toLowerCase()}`;
}

/** Entry types that stand in a book whose ISBN they may name. */
const partOfBook = /^(?:in|supp|bookinbook$|conference$|article$)/;

/** The ISBNs among a text that may hold several, as of the bound and the electronic edition. */
function isbnKeys(text: string): string[] {
  const whole = text.replace(/^(?:urn:)?isbn(?:-1[03])?:?/i, '');
  const parts = isIsbn(whole) ? [whole] : whole.split(/[,;/]|\s+(?=97[89])|\([^)]*\)/);
  return parts.map(isbn13).flatMap((isbn) => (isbn === null ? [] : [`isbn:${isbn}`]));
}

/** The family name alone: files do not agree which particles belong to it. */
export function familyOf(entity: Entity): string {
  const family = entity.person?.family?.trim() ?? '';
  const name = family === '' ? lastName(entity) : family;
  return cut(foldForDuplicateKey(name.replace(/^(?:\p{Ll}[\p{Ll}'’]*\s+)+(?=\S)/u, '')), longestName);
}

/** The last name of the first author, of the first editor where there is no author; folded, and empty where there is neither. */
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

/** Titles, folded, that many works have: these tell nothing apart. */
export const commonTitles =
  /^(?:editorial|introduction|preface|foreword|afterword|index|(?:tableof)?contents|errat(?:um|a)|corrigend(?:um|a)|corrections?|comments?|reply|response|(?:book)?reviews?|news|letters?(?:totheeditors?)?|obituary|discussion|conclusions?|untitled|abstracts?|notes?)$/;

/** Shorter titles are said of too many works to be one without a year. */
const shortestTitle = 10;

/** The same title by the same person in the same journal or book: one of them has no year, or that of another printing. */
function placeKey(draft: DocumentDraft, { journal = '', booktitle = '' }: Texts): string | null {
  const { fields } = draft;
  const title = cut(foldForDuplicateKey([fields.title, fields.subtitle].filter(Boolean).join(' ')), longestTitle);
  if (title.length < shortestTitle || commonTitles.test(title)) return null;
  const [place, family] = [cut(foldForDuplicateKey(journal || booktitle), longestName), foldedFamily(draft)];
  return place === '' || family === '' || place === title ? null : `work:${title}|in ${place}|${family}`;
}

/** What says too little for `workKey`, a web page without an author or a set, is the same where its citation key and its title are. */
function entryKey({ fields }: DocumentDraft): string | null {
  const citationKey = cut(fields.citationKeys?.[0]?.trim() ?? '', longestTitle);
  return citationKey === ''
    ? null
    : `entry:${citationKey}|${cut(foldForDuplicateKey(fields.title ?? ''), longestTitle)}`;
}

/**
 * The keys of a document, each once: `doi:`, `isbn:` (13 digits; not of a part of a book, which may name the book's), neither of them inherited by `crossref`, and `work:` (title,
 * year or journal or book, and the last name of the first author, of the first editor where there is no author), else `entry:` (citation key and title).
 * What is empty makes no key; only a title may be missing beside a citation key, as of a set. `texts` are its texts by `fieldTextsOf`, where they are known already.
 */
export function duplicateKeysOf(draft: DocumentDraft, texts: Texts = fieldTextsOf(draft)): string[] {
  const { doi = '', isbn = '', entrytype = '' } = texts;
  const inherited = inheritedFacts(draft);
  const keys = [
    inherited.has('doi') ? null : doiKey(doi),
    ...(partOfBook.test(entrytype) || inherited.has('isbn') ? [] : isbnKeys(isbn)),
    workKey(draft, texts) ?? entryKey(draft),
    placeKey(draft, texts),
  ];
  return [...new Set(keys.filter((key) => key !== null))];
}

/** What a duplicate key is made of: a DOI, an ISBN, a work's title with year or place and first author, or the citation key and title. */
export type DuplicateKeyKind = 'doi' | 'isbn' | 'work' | 'entry';

/** The strongest evidence first. */
export const duplicateKeyKinds: readonly DuplicateKeyKind[] = ['doi', 'isbn', 'work', 'entry'];

/** What a key is made of, by its prefix. */
export function duplicateKeyKindOf(key: string): DuplicateKeyKind {
  return duplicateKeyKinds.find((kind) => key.startsWith(`${kind}:`)) ?? 'work';
}
