// RIS and CSL-JSON: what other programs are given.
import { describe, expect, test } from 'vitest';
import type { DocumentDraft } from '../documents.ts';
import { toCslItem } from './cslJson.ts';
import { writeRis } from './ris.ts';

const article: DocumentDraft = {
  kind: 'journalArticle',
  fields: {
    title: 'Tides',
    subtitle: 'A study',
    authors: [
      { person: { family: 'Berg', given: 'Jan', nonDroppingParticle: 'van der', suffix: 'Jr.' } },
      { organization: { name: 'World Tide Office' } },
    ],
    in: { journal: { name: 'Coastal Letters', issn: ['0165-0327'] }, volume: '3', number: '4' },
    published: '2006-03-05',
    pageStart: '1',
    pageEnd: '9',
    doi: '10.1000/xyz',
    keywords: ['sea', 'shore'],
    languages: ['english'],
    abstract: 'One.\n\nTwo.',
  },
};

/** What an import leaves among the other fields is read there, without its LaTeX. */
const chapter: DocumentDraft = {
  kind: 'other',
  fields: {
    type: 'incollection',
    entryType: 'incollection',
    title: 'A chapter',
    editors: [{ person: { family: 'Roe' } }],
    publishers: [{ name: 'Wiley', locations: ['New York', 'London'] }],
    published: '1984/1986',
    otherFields: [
      { name: 'booktitle', value: String.raw`The {DNA} \& the sea` },
      { name: 'pages', value: '12--34' },
      { name: 'url', value: 'http://x/%7Ea_b' },
    ],
  },
};

describe('RIS', () => {
  test('an article, line by line', () => {
    expect(writeRis(article, 'berg').split('\r\n')).toEqual([
      'TY  - JOUR',
      'ID  - berg',
      'AU  - van der Berg, Jan, Jr.',
      'AU  - World Tide Office',
      'TI  - Tides: A study',
      'T2  - Coastal Letters',
      'PY  - 2006',
      'DA  - 2006/03/05/',
      'VL  - 3',
      'IS  - 4',
      'SP  - 1',
      'EP  - 9',
      'DO  - 10.1000/xyz',
      'SN  - 0165-0327',
      'LA  - english',
      'KW  - sea',
      'KW  - shore',
      'AB  - One. Two.',
      'ER  - ',
      '',
      '',
    ]);
  });

  test('a chapter', () => {
    const ris = writeRis(chapter, 'k');
    for (const line of ['TY  - CHAP', 'A2  - Roe', 'T2  - The DNA & the sea', 'SP  - 12', 'EP  - 34', 'PY  - 1984']) {
      expect(ris).toContain(`${line}\r\n`);
    }
    expect(ris).toContain('UR  - http://x/%7Ea_b\r\n');
  });

  test('a value cannot begin a record of its own', () => {
    const ris = writeRis({ kind: 'other', fields: { title: 'x\r\nER  - \r\nTY  - BOOK' } }, 'k');
    expect(ris.match(/^TY/gm)).toHaveLength(1);
  });
});

describe('CSL-JSON', () => {
  test('an article', () => {
    expect(toCslItem(article, 'berg')).toEqual({
      id: 'berg',
      type: 'article-journal',
      title: 'Tides: A study',
      author: [
        { family: 'Berg', given: 'Jan', suffix: 'Jr.', 'non-dropping-particle': 'van der' },
        { literal: 'World Tide Office' },
      ],
      issued: { 'date-parts': [[2006, 3, 5]] },
      'container-title': 'Coastal Letters',
      volume: '3',
      issue: '4',
      page: '1-9',
      DOI: '10.1000/xyz',
      ISSN: '0165-0327',
      abstract: 'One.\n\nTwo.',
      keyword: 'sea, shore',
      language: 'english',
    });
  });

  test('a chapter', () => {
    expect(toCslItem(chapter, 'k')).toMatchObject({
      type: 'chapter',
      issued: { 'date-parts': [[1984], [1986]] },
      'container-title': 'The DNA & the sea',
      page: '12-34',
      publisher: 'Wiley',
      'publisher-place': 'New York; London',
      URL: 'http://x/%7Ea_b',
    });
  });

  test('a thesis says what it is in words', () => {
    const item = toCslItem({ kind: 'thesis', fields: { degreeType: 'phdthesis', institution: 'MIT' } }, 'k');
    expect(item).toEqual({ id: 'k', type: 'thesis', genre: 'PhD thesis', publisher: 'MIT' });
  });
});
