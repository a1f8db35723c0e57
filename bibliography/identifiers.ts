// Normalizes DOIs, ISBNs, ISSNs and PubMed IDs, and says what looks wrong about one. An invalid identifier is kept: it causes a remark, and never makes a
// document invalid.
import { encodePath } from './encodePath.ts';
import { validationTexts } from './validationTexts.ts';

const texts = validationTexts.identifiers;

/** An identifier in its canonical spelling, with a remark if it looks wrong. */
export interface IdentifierReading {
  /** Canonical if it was recognized, otherwise the trimmed text. */
  value: string;
  remark: string | null;
  /** A correction that the person can accept; null if there is none. */
  suggestion: string | null;
}

const doiPrefixes = /^(?:(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/|doi:\s*|info:doi\/|urn:doi:)/i;

/** DOI Handbook §2.2: "10.", the registrant's code, a slash, a suffix of any printable characters. */
const doiForm = /^10\.\d{4,9}(?:\.\d+)*\/\S+$/;

/**
 * Extracts a DOI from the address or label with which it was pasted (DOI Handbook §2.6), and says what looks wrong: backslashes left by TeX (`\_`), spaces, or
 * no DOI at all.
 */
export function readDoi(text: string): IdentifierReading {
  const value = text.trim().replace(doiPrefixes, '').trim();
  if (value === '') return { value: text.trim(), remark: null, suggestion: null };
  const repaired = value
    .replace(/\\(?=[_%&#$~{}])/g, '')
    .replace(/\\/g, '')
    .replace(/\s+/g, '')
    .replace(/[.,;]+$/, '');
  if (doiForm.test(value) && repaired === value) return { value, remark: null, suggestion: null };
  const suggestion = repaired !== value && doiForm.test(repaired) ? repaired : null;
  if (value.includes('\\')) return { value, remark: texts.doiBackslash, suggestion };
  if (/\s/.test(value)) return { value, remark: texts.doiSpace, suggestion };
  if (suggestion !== null) return { value, remark: texts.doiPunctuation, suggestion };
  return { value, remark: texts.doiForm, suggestion };
}

/** The address of a DOI's resolver (DOI Handbook §3.8). */
export function doiUrl(doi: string): string {
  return `https://doi.org/${encodePath(readDoi(doi).value)}`;
}

function weightedSum(digits: string, weight: (index: number) => number): number {
  return Array.from(digits).reduce(
    (sum, digit, index) => sum + (digit === 'X' ? 10 : Number(digit)) * weight(index),
    0,
  );
}

/** Whether a text is an ISBN of 10 or 13 digits with a valid check digit (ISO 2108), ignoring hyphens and spaces. */
export function isIsbn(text: string): boolean {
  const digits = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (/^\d{9}[\dX]$/.test(digits)) return weightedSum(digits, (index) => 10 - index) % 11 === 0;
  if (/^97[89]\d{10}$/.test(digits)) return weightedSum(digits, (index) => (index % 2 === 0 ? 1 : 3)) % 10 === 0;
  return false;
}

/** The 13 digits of an ISBN (ISO 2108: an ISBN-10 gets the prefix 978 and another check digit); null if the text isn't an ISBN. */
export function isbn13(text: string): string | null {
  const digits = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (!isIsbn(digits)) return null;
  if (digits.length === 13) return digits;
  const body = `978${digits.slice(0, 9)}`;
  return `${body}${(10 - (weightedSum(body, (index) => (index % 2 === 0 ? 1 : 3)) % 10)) % 10}`;
}

/** The ISBN-10 that corresponds to an ISBN-13 (ISO 2108); null if it begins with 979, for which there is none. */
export function isbn10(isbn: string): string | null {
  if (!isbn.startsWith('978')) return null;
  const body = isbn.slice(3, 12);
  const check = (11 - (weightedSum(body, (index) => 10 - index) % 11)) % 11;
  return body + (check === 10 ? 'X' : String(check));
}

/** Reads an ISBN with or without its label, and keeps its hyphens. */
export function readIsbn(text: string): IdentifierReading {
  const value = text
    .trim()
    .replace(/^(?:isbn|urn:isbn)(?:-1[03])?:?\s*/i, '')
    .replace(/\p{Pd}/gu, '-');
  const remark = value === '' || isIsbn(value) ? null : texts.isbnCheckDigit;
  return { value, remark, suggestion: null };
}

/** Whether a text is an ISSN with a valid check digit (ISO 3297), with or without its hyphen. */
export function isIssn(text: string): boolean {
  const digits = text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return /^\d{7}[\dX]$/.test(digits) && weightedSum(digits, (index) => 8 - index) % 11 === 0;
}

/** Reads an ISSN into the form 1234-567X (ISO 3297), with or without its label. */
export function readIssn(text: string): IdentifierReading {
  const trimmed = text.trim().replace(/^(?:e-?|p-?)?(?:issn|urn:issn):?\s*/i, '');
  const digits = trimmed.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (!/^\d{7}[\dX]$/.test(digits)) return { value: trimmed, remark: texts.issnForm, suggestion: null };
  const remark = isIssn(digits) ? null : texts.issnCheckDigit;
  return { value: `${digits.slice(0, 4)}-${digits.slice(4)}`, remark, suggestion: null };
}

/** Reads the PubMed ID (PMID) of an article, with or without its label or address. */
export function readPubmedId(text: string): IdentifierReading {
  const value = text
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\//i, '')
    .replace(/^(?:pmid|pubmed)[:\s]\s*/i, '')
    .replace(/\/$/, '');
  const remark = value === '' || /^[1-9]\d{0,8}$/.test(value) ? null : texts.pubmedIdForm;
  return { value, remark, suggestion: null };
}

/** How the identifiers in a field are read, and the address for looking one up; invalid ones have no valid address. */
export interface IdentifierField {
  readonly read: (text: string) => IdentifierReading;
  readonly url: (identifier: string) => string;
}

/** The fields that hold identifiers, by name. */
const identifierFields: Readonly<Record<string, IdentifierField>> = {
  doi: { read: readDoi, url: doiUrl },
  // WorldCat accepts both ISBN lengths.
  isbn: { read: readIsbn, url: (isbn) => `https://search.worldcat.org/search?q=bn%3A${isbn13(isbn) ?? ''}` },
  // The portal of the ISSN International Centre (ISO 3297).
  issn: { read: readIssn, url: (issn) => `https://portal.issn.org/resource/ISSN/${readIssn(issn).value}` },
  pubmedId: { read: readPubmedId, url: (id) => `https://pubmed.ncbi.nlm.nih.gov/${readPubmedId(id).value}/` },
};

/** The properties of an identifier's field, also within a part (`journal.issn`); undefined for other fields. */
export function identifierField(name: string): IdentifierField | undefined {
  return identifierFields[name.slice(name.lastIndexOf('.') + 1)];
}
