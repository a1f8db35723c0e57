// The tags of PubMed's format, and the fields of BibLaTeX in which their values find a place
// (https://www.nlm.nih.gov/bsd/mms/medlineelements.html). All other tags stay under their own names.

type Fields = Readonly<Record<string, readonly string[]>>;

/** Of an article in a journal. A value goes to the first field that is empty. */
export const ofArticles: Fields = {
  TI: ['title'],
  JT: ['journaltitle'],
  TA: ['journaltitle', 'shortjournal'],
};

/** Of a book: its own, where the record is of a chapter of it. */
export const ofChapters: Fields = { TI: ['title'], BTI: ['booktitle'], CTI: ['series'], PL: ['location'] };
export const ofBooks: Fields = { BTI: ['title'], TI: ['title'], CTI: ['series'], PL: ['location'] };

export const ofAll: Fields = {
  VI: ['volume'],
  IP: ['number'],
  PMID: ['pmid'],
  PMC: ['pmcid'],
  AB: ['abstract'],
  LA: ['language'],
  MH: ['keywords'],
  OT: ['keywords'],
  PB: ['publisher'],
  EN: ['edition'],
  GN: ['note'],
};

/** Tags that mean something else in RIS, into which a library can be exported: they stay under another name. */
export const otherNames: Readonly<Record<string, string>> = { RN: 'registrynumber', DA: 'datecreated' };
