// E-prints: the archive of one, its number there, and its address (BibLaTeX manual §3.14.7).

/** The number without arXiv's prefix: "arXiv:2101.00001" becomes "2101.00001". */
export function eprintNumber(eprint: string): string {
  return eprint.trim().replace(/^arxiv:\s*/i, '');
}

/** The numbers of arXiv since 2007 and before: https://info.arxiv.org/help/arxiv_identifier.html */
const arxivForm = /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/;

/** Whether an e-print is in arXiv: its archive says so, or it has none and the number has arXiv's form. */
export function isArxiv(eprint: string, type: string | null | undefined): boolean {
  if (type != null && type.trim() !== '') return type.trim().toLowerCase() === 'arxiv';
  return arxivForm.test(eprintNumber(eprint));
}

/** The address around the number, by the name of the archive in lower case. */
const addresses: Readonly<Record<string, readonly [before: string, after?: string]>> = {
  arxiv: ['https://arxiv.org/abs/'],
  hal: ['https://hal.science/'],
  pubmed: ['https://pubmed.ncbi.nlm.nih.gov/', '/'],
  pmc: ['https://pmc.ncbi.nlm.nih.gov/articles/', '/'],
  jstor: ['https://www.jstor.org/stable/'],
  hdl: ['https://hdl.handle.net/'],
  googlebooks: ['https://books.google.com/books?id='],
};

/** The address of an e-print; null where the archive is not known. */
export function eprintUrl(eprint: string, type: string | null | undefined): string | null {
  const archive = isArxiv(eprint, type) ? 'arxiv' : (type ?? '').trim().toLowerCase();
  const address = Object.hasOwn(addresses, archive) ? addresses[archive] : undefined;
  const number = eprintNumber(eprint);
  if (!address || number === '') return null;
  const [before, after = ''] = address;
  return `${before}${encodeURI(number).replace(/[?#]/g, encodeURIComponent)}${after}`;
}
