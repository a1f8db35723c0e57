// Sort keys and search text.
import { describe, expect, it } from 'vitest';
import { searchTextOf, sortKeysOf } from './sortKeys.ts';

describe('sortKeysOf', () => {
  it('folds, takes the first author and key, and the year an interval begins with', () => {
    expect(
      sortKeysOf({
        kind: 'journalArticle',
        fields: {
          title: '  Élan\nvital ',
          authors: [{ person: { family: 'Gaulle', nonDroppingParticle: 'de' } }, { organization: { name: 'A' } }],
          published: '1998-05/2003',
          citationKeys: ['Gaulle98', 'a'],
          in: { journal: { name: 'ZOOLOGY' } },
        },
      }),
    ).toEqual({
      sort_title: 'elan vital',
      sort_author: 'de gaulle',
      sort_year: 1998,
      sort_venue: 'zoology',
      sort_citation_key: 'gaulle98',
    });
  });

  it('is null where there is nothing to sort by', () => {
    expect(sortKeysOf({ kind: 'other', fields: { title: ' ' } })).toEqual({
      sort_title: null,
      sort_author: null,
      sort_year: null,
      sort_venue: null,
      sort_citation_key: null,
    });
  });

  it('is short enough for a b-tree, and never cut within a character', () => {
    const { sort_title: key } = sortKeysOf({ kind: 'other', fields: { title: 'a' + '😀'.repeat(300) } });
    expect(key?.length).toBeLessThanOrEqual(200);
    expect(key).toMatch(/^a(😀)+$/u);
  });
});

describe('searchTextOf', () => {
  it('holds every text of every field, one a line, names in reading order, imported fields without their names', () => {
    const text = searchTextOf({
      kind: 'proceedingsArticle',
      fields: {
        title: 'Two\nlines',
        authors: [{ person: { given: 'Ludwig', droppingParticle: 'van', family: 'Beethoven' } }],
        editors: [{ organization: { name: 'Éditeur' } }],
        keywords: ['key', 'word'],
        otherFields: [{ name: 'file', value: 'a.pdf' }],
        proceedings: {
          title: 'Proc',
          conference: { title: 'Conf', locations: ['Rome'] },
          publishers: [{ name: 'ACM' }],
        },
      },
    });
    expect(text.split('\n')).toEqual([
      'two lines',
      'ludwig van beethoven',
      'editeur',
      'key',
      'word',
      'a.pdf',
      'proc',
      'conf',
      'rome',
      'acm',
    ]);
  });
});
