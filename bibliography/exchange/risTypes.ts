// The types of RIS, and the entry types of BibLaTeX that they become (RIS Format Specifications of 2001 and 2011; BibLaTeX manual §2.1).

/** Of several that become one type, the first is written for it. A subtype is the one that CSL-JSON is read with (`cslVariables.ts`). */
const typeTable: readonly (readonly [ris: string, entryType: string, subtype?: string])[] = [
  ['JOUR', 'article'],
  ['CPAPER', 'inproceedings'],
  // Most programs write it for a paper; `readRis.ts` says when it is a whole volume.
  ['CONF', 'proceedings'],
  ['THES', 'thesis'],
  ['BOOK', 'book'],
  ['EDBOOK', 'collection'],
  ['CHAP', 'incollection'],
  ['PAMP', 'booklet'],
  ['DATA', 'dataset'],
  ['ENCYC', 'inreference'],
  ['ELEC', 'online'],
  ['PAT', 'patent'],
  ['RPRT', 'report'],
  ['COMP', 'software'],
  ['UNPB', 'unpublished'],
  ['GEN', 'misc'],
  ['JFULL', 'periodical'],
  ['ART', 'artwork'],
  ['SOUND', 'audio'],
  ['FIGURE', 'image'],
  ['CASE', 'jurisdiction'],
  ['LEGAL', 'legal'],
  ['STAT', 'legislation'],
  ['PCOMM', 'letter'],
  ['MPCT', 'movie'],
  ['MUSIC', 'music'],
  ['STAND', 'standard'],
  ['VIDEO', 'video'],
  // Those that have no type of their own in BibLaTeX.
  ['ABST', 'article'],
  ['EJOUR', 'article'],
  ['INPR', 'article'],
  ['MGZN', 'article', 'magazine'],
  ['NEWS', 'article', 'newspaper'],
  ['ANCIENT', 'book'],
  ['CLSWK', 'book', 'classic'],
  ['CTLG', 'book'],
  ['EBOOK', 'book'],
  ['SER', 'book'],
  ['ECHAP', 'incollection'],
  ['DICT', 'inreference', 'dictionary'],
  ['AGGR', 'dataset'],
  ['DBASE', 'dataset'],
  ['BLOG', 'online', 'post-weblog'],
  ['ICOMM', 'online'],
  ['MULTI', 'online'],
  ['GOVDOC', 'report'],
  ['MANSCPT', 'unpublished'],
  ['BILL', 'legislation', 'bill'],
  ['UNBILL', 'legislation'],
  ['HEAR', 'legal', 'hearing'],
  ['CHART', 'image'],
  ['SLIDE', 'image'],
  ['ADVS', 'video'],
  ['EQUA', 'misc'],
  ['GRANT', 'misc'],
  ['MAP', 'image', 'map'],
];

/** Entry types by the types of RIS. */
export const entryTypesByRis: Readonly<Record<string, string>> = Object.fromEntries(
  typeTable.map(([ris, entryType]) => [ris, entryType]),
);

/** Subtypes of entries by the types of RIS that have one. */
export const subtypesByRis: Readonly<Record<string, string>> = Object.fromEntries(
  typeTable.flatMap(([ris, , subtype]) => (subtype === undefined ? [] : [[ris, subtype]])),
);

/** The type of RIS for a subtype of an entry type. */
export function risOfSubtype(entryType: string, subtype: string | null): string | undefined {
  return typeTable.find((row) => row[1] === entryType && row[2] !== undefined && row[2] === subtype)?.[0];
}

/** Entry types of BibLaTeX that no type of RIS is read as, and what is written for them. */
const writtenAs: Readonly<Record<string, string>> = {
  ...{ inbook: 'CHAP', bookinbook: 'CHAP', suppbook: 'CHAP', suppcollection: 'CHAP' },
  ...{ mvbook: 'BOOK', manual: 'BOOK', reference: 'EDBOOK', mvreference: 'EDBOOK', mvcollection: 'EDBOOK' },
};

/** Types of RIS by entry types. */
export const risByEntryType: Readonly<Record<string, string>> = {
  ...writtenAs,
  ...Object.fromEntries([...typeTable].reverse().map(([ris, entryType]) => [entryType, ris])),
};

/** Whether a type of RIS is read as the same entry type as the one that is written for that. */
export function isReadAs(ris: string, written: string): boolean {
  const entryType = entryTypesByRis[ris];
  return entryType !== undefined && risByEntryType[entryType] === written;
}
