// Tests how sort keys are derived from documents.
import { describe, expect, it } from 'vitest';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { sortKeys } from './sortKeys.ts';

const sortKeysOf = (draft: DocumentDraft) =>
  Object.fromEntries(Object.entries(sortKeys).map(([order, { of }]) => [order, of(draft)]));

describe('sortKeys', () => {
  it('folds texts, and uses the first author, the first citation key, and the first year of an interval', () => {
    expect(
      sortKeysOf({
        kind: 'journalArticle',
        fields: {
          title: '  Élan\nvital ',
          authors: [{ person: { family: 'Gaulle', nonDroppingParticle: 'de' } }, { organization: { name: 'A' } }],
          published: '1998-05/2003',
          citationKeys: ['Gaulle98', 'a'],
          keywords: ['Mémoires', 'War > Peace'],
          in: { journal: { name: 'ZOOLOGY' } },
        },
      }),
    ).toEqual({
      TITLE: 'elan vital',
      AUTHOR: 'de gaulle',
      YEAR: 1998,
      VENUE: 'zoology',
      CITATION_KEY: 'gaulle98',
      KEYWORDS: 'memoires, war > peace',
    });
  });

  it('uses the imported year if the date has none', () => {
    const year = (value: string) =>
      sortKeysOf({ kind: 'other', fields: { otherFields: [{ name: 'year', value }] } }).YEAR;
    expect([year('2010'), year('in press'), year('0987')]).toEqual([2010, null, 987]);
    expect(['ca. 1850', '[2001]', 'forthcoming 2024', '2001–02', '199X'].map(year)).toEqual([
      1850, 2001, 2024, 2001, 1990,
    ]);
  });

  it('finds the year in every date that has one', () => {
    const year = (published: string) => sortKeysOf({ kind: 'other', fields: { published } }).YEAR;
    expect(['2001-22', '1984?', '../2001', '199X', '0987', '-0044', 'Y-17E7'].map(year)).toEqual([
      2001, 1984, 2001, 1990, 987, -44, -170_000_000,
    ]);
  });

  it('is null if there is no value', () => {
    expect(sortKeysOf({ kind: 'other', fields: { title: ' ' } })).toEqual({
      TITLE: null,
      AUTHOR: null,
      YEAR: null,
      VENUE: null,
      CITATION_KEY: null,
      KEYWORDS: null,
    });
  });

  it('is short enough for a B-tree, and never cut within a character', () => {
    const key = sortKeys.TITLE.of({ kind: 'other', fields: { title: 'a' + '😀'.repeat(300) } });
    expect(key?.length).toBeLessThanOrEqual(200);
    expect(key).toMatch(/^a(😀)+$/u);
  });
});
