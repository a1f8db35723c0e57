// The tags of RIS, and the fields of BibLaTeX in which their values find a place.
//
// The tags are those of the RIS Format Specifications of 2001 (Reference Manager) and of 2011 (EndNote, one table for each type), which differ in
// what they mean: `N2` and `AB`, `Y1` and `PY`, `T2` for a journal or a series. What programs make of them was found in their files.

import { plainRisTags } from './plainFields.ts';

/** Types of entries that tags mean the same in. */
export type RisGroup = 'article' | 'part' | 'paper' | 'proceedings' | 'book' | 'thesis' | 'report' | 'patent' | 'other';

const groups: Readonly<Record<string, RisGroup>> = {
  ...{ article: 'article', inproceedings: 'paper', proceedings: 'proceedings', thesis: 'thesis' },
  ...{ incollection: 'part', inbook: 'part', inreference: 'part' },
  ...{ book: 'book', collection: 'book', reference: 'book', booklet: 'book', periodical: 'book' },
  ...{ report: 'report', patent: 'patent' },
};

export const groupOf = (entryType: string): RisGroup => groups[entryType] ?? 'other';

/** The fields for the values of a tag: the first that is empty, or says the same; else they stay under the name of the tag, as those of all other tags do. */
export interface TagFields extends Readonly<Partial<Record<RisGroup, readonly string[]>>> {
  readonly any?: readonly string[];
}

const journal = ['journaltitle', 'shortjournal'];
const book = ['booktitle'];
/** The title of a series, unless `T3` has it. */
const series = ['series', 'booktitle'];

/**
 * In the order in which they take their places: a full title of a journal goes before a short one. Dates, pages, serial numbers, accession
 * numbers, keywords, holders of patents, and what is said of a conference are read together, in `readRis.ts`.
 */
export const risTags: readonly (readonly [tag: string, fields: TagFields])[] = [
  ['TI', { any: ['title'] }],
  ['T1', { any: ['title'] }],
  ['CT', { any: ['title'] }],
  ['BT', { article: journal, book: ['title', 'booktitle'], other: ['title', 'booktitle'], any: book }],
  ['ST', { any: ['shorttitle'] }],
  ['AU', { any: ['author'] }],
  ['A1', { any: ['author'] }],
  ['ED', { any: ['editor'] }],
  ['A2', { any: ['editor'] }],
  ['A4', { any: ['translator'] }],
  ['JF', { article: journal, part: book, paper: book, other: book }],
  ['T3', { any: ['series'] }],
  [
    'T2',
    {
      ...{ article: journal, part: book, paper: book, proceedings: ['eventtitle'], other: book },
      ...{ book: series, report: series },
    },
  ],
  ['JO', { article: journal, part: book, paper: book, other: book }],
  ['JA', { article: journal }],
  ['J2', { article: journal }],
  ['J1', { article: journal }],
  ['VL', { any: ['volume'] }],
  // Of a book the number that it has in its series, of anything else that of its issue.
  ['M1', { book: ['number'], part: ['number'], paper: ['number'], proceedings: ['number'] }],
  ['IS', { any: ['number'] }],
  ['CP', { any: ['number'] }],
  ['M1', { any: ['number'] }],
  ['C7', { any: ['eid'] }],
  ['PB', { thesis: ['institution'], report: ['institution'], any: ['publisher'] }],
  ['CY', { any: ['location'] }],
  ['PP', { any: ['location'] }],
  ['M2', { any: ['howpublished'] }],
  ['DO', { any: ['doi'] }],
  ['DI', { any: ['doi'] }],
  ['DOI', { any: ['doi'] }],
  ['PMID', { any: ['pmid'] }],
  ['PMCID', { any: ['pmcid'] }],
  ['UR', { any: ['url'] }],
  ['LK', { any: ['url'] }],
  ['LA', { any: ['language'] }],
  ['AB', { any: ['abstract'] }],
  ['N2', { any: ['abstract'] }],
  ['N1', { any: ['note'] }],
  ['RN', { any: ['annotation'] }],
  ...plainRisTags.map(([tag, entry]) => [tag, { any: [entry] }] as const),
];
