// ISSNs and ISBNs as databases write them, with what each of them is.
import { readIssn } from '../identifiers.ts';

/** Scopus says of each serial number what it is: "00189219 (ISSN)"; PubMed which edition it is of: "0028-0836 (Print)". */
const ofSerials =
  /\((?:e-?|p-?)?(?:is[sb]n|print|electronic|linking|online|paper|cd-rom)(?:-?1[03])?\)|\b(?:e-?|p-?)?is[sb]n(?:-?1[03])?:?/gi;

/** The ISSNs or the ISBN in a text; null where it is something else. */
export function readSerials(text: string): { readonly field: 'issn' | 'isbn'; readonly values: string[] } | null {
  const bare = text
    .replace(ofSerials, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim();
  const numbers = bare.split(/[\s,;]+/).filter((number) => number !== '');
  const isNumber = (form: RegExp) => (number: string) => form.test(number.replaceAll('-', ''));
  if (numbers.length === 0) return null;
  if (numbers.every(isNumber(/^\d{7}[\dX]$/i)))
    return { field: 'issn', values: numbers.map((issn) => readIssn(issn).value) };
  if (numbers.every(isNumber(/^(?:97[89])?\d{9}[\dX]$/i))) return { field: 'isbn', values: numbers };
  const spaced = /^[\d\sX-]+$/i.test(bare) && isNumber(/^(?:97[89])?\d{9}[\dX]$/i)(bare.replace(/\s/g, ''));
  return spaced ? { field: 'isbn', values: [bare.replace(/\s+/g, '-')] } : null;
}
