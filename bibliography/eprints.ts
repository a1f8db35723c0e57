// The archives of e-prints, and the number and address of an e-print (BibLaTeX manual §3.14.7).
import { encodePath, encodeQueryValue } from './encodePath.ts';

/** The number without the prefix "arXiv:": "arXiv:2101.00001" becomes "2101.00001". */
export function eprintNumber(eprint: string): string {
  return eprint.trim().replace(/^arxiv:\s*/i, '');
}

/** The forms of arXiv's numbers, since 2007 and before: https://info.arxiv.org/help/arxiv_identifier.html */
const arxivForm = /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/;

/** Whether an e-print is in arXiv: its archive says so, or it has no archive and the number has arXiv's form. */
export function isArxiv(eprint: string, type: string | null | undefined): boolean {
  if (type != null && type.trim() !== '') return type.trim().toLowerCase() === 'arxiv';
  return arxivForm.test(eprintNumber(eprint));
}

/** The archives that BibLaTeX knows, and others that occur in files. `before` and `after` surround the number in the address. */
export const eprintArchives = [
  { value: 'arxiv', label: 'arXiv', before: 'https://arxiv.org/abs/', after: '' },
  { value: 'hal', label: 'HAL', before: 'https://hal.science/', after: '' },
  { value: 'pubmed', label: 'PubMed', before: 'https://pubmed.ncbi.nlm.nih.gov/', after: '/' },
  { value: 'pmc', label: 'PubMed Central', before: 'https://pmc.ncbi.nlm.nih.gov/articles/', after: '/' },
  { value: 'jstor', label: 'JSTOR', before: 'https://www.jstor.org/stable/', after: '' },
  { value: 'hdl', label: 'Handle', before: 'https://hdl.handle.net/', after: '' },
  { value: 'googlebooks', label: 'Google Books', before: 'https://books.google.com/books?id=', after: '' },
] as const;

/** The address of an e-print; null if the archive is unknown. */
export function eprintUrl(eprint: string, type: string | null | undefined): string | null {
  const name = isArxiv(eprint, type) ? 'arxiv' : (type ?? '').trim().toLowerCase();
  const archive = eprintArchives.find(({ value }) => value === name);
  const number = eprintNumber(eprint);
  if (!archive || number === '') return null;
  const encode = archive.before.includes('?') ? encodeQueryValue : encodePath;
  return `${archive.before}${encode(number)}${archive.after}`;
}
