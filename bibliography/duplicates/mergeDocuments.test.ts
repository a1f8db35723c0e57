// Tests the defaults and the choices of a merge, and which lists it unites.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import type { DocumentDraft } from '../documents.ts';
import { fillDocument, mergeChanges, mergeDocuments, mergedKind, mergeFields } from './mergeDocuments.ts';

const article = (fields: (DocumentDraft & { kind: 'journalArticle' })['fields']): DocumentDraft => ({
  kind: 'journalArticle',
  fields,
});

describe('mergeFields', () => {
  const usual = (kept: DocumentDraft, other: DocumentDraft) =>
    mergeFields(kept, other).map(({ field, usual: side }) => `${field.name}: ${side}`);

  test.each([
    [
      'an existing value over a missing one',
      article({ title: 'Tides' }),
      article({ note: 'Good' }),
      ['title: kept', 'note: other'],
    ],
    ['the longer text', article({ title: 'Tides' }), article({ title: 'Tides of the sea' }), ['title: other']],
    ['the kept value at the same length', article({ title: 'Tides' }), article({ title: 'Tider' }), ['title: kept']],
    ['blank values are ignored', article({ title: 'Tides', note: ' ' }), article({ title: ' Tides ', note: null }), []],
    [
      'more people rather than longer names',
      article({ authors: [{ person: { family: 'Worthington-Smythe', given: 'Bartholomew' } }] }),
      article({ authors: [{ person: { family: 'Li' } }, { person: { family: 'Wu' } }] }),
      ['authors: other'],
    ],
    [
      'the part with more fields',
      article({ in: { journal: { name: 'Sea' }, volume: '2', number: null } }),
      article({ in: { journal: { name: 'Sea' }, volume: '2', number: '7' } }),
      ['in: other'],
    ],
    [
      'lists that are united need no choice',
      article({
        keywords: ['a'],
        citationKeys: ['x'],
        otherFields: [{ name: 'n', value: '1' }],
        added: '2020-01-01T00:00:00Z',
      }),
      article({
        keywords: ['b'],
        citationKeys: ['y'],
        otherFields: [{ name: 'n', value: '2' }],
        added: '2021-01-01T00:00:00Z',
      }),
      [],
    ],
  ])('%s', (_, kept, other, expected) => {
    expect(usual(kept, other)).toEqual(expected);
  });
});

describe('mergeDocuments', () => {
  const kept = article({
    title: 'Tides',
    doi: '10.1/a',
    keywords: ['sea', 'moon'],
    citationKeys: ['a'],
    otherFields: [{ name: 'url', value: 'u' }],
  });
  const other = article({
    title: 'Tides of the sea',
    note: 'Good',
    keywords: ['moon', 'sun'],
    citationKeys: ['b', 'a'],
    otherFields: [
      { name: 'url', value: 'u' },
      { name: 'url', value: 'v' },
    ],
  });

  test('with default values', () => {
    expect(mergeDocuments(kept, other)).toEqual(
      article({
        title: 'Tides of the sea',
        doi: '10.1/a',
        note: 'Good',
        keywords: ['sea', 'moon', 'sun'],
        citationKeys: ['a', 'b'],
        otherFields: [
          { name: 'url', value: 'u' },
          { name: 'url', value: 'v' },
        ],
      }),
    );
  });

  test('with chosen values, also empty ones', () => {
    const { fields } = mergeDocuments(kept, other, { title: 'kept', doi: 'other' });
    expect(fields).toMatchObject({ title: 'Tides', note: 'Good' });
    expect(fields).not.toHaveProperty('doi');
  });

  test('the update has the values that differ from the kept document, and null for cleared ones', () => {
    const merged = mergeDocuments(kept, other, { doi: 'other' });
    expect(mergeChanges(kept, merged)).toEqual({ ...merged.fields, doi: null });
    expect(mergeChanges(kept, mergeDocuments(kept, article({ title: 'T' })))).toEqual({});
  });

  test('if the kinds differ, "other" gives way to the more specific kind, and the values of `in` are not mixed', () => {
    const misc: DocumentDraft = { kind: 'other', fields: { title: 'Tides', published: '1990' } };
    const paper = article({ title: 'Tides', in: { journal: { name: 'Sea' } } });
    const volume: DocumentDraft = { kind: 'proceedings', fields: { title: 'Tides', in: { title: 'Seas' } } };
    expect(mergedKind(misc, paper)).toBe('journalArticle');
    expect(mergeDocuments(misc, paper)).toEqual(
      article({ title: 'Tides', published: '1990', in: { journal: { name: 'Sea' } } }),
    );
    expect(mergedKind(paper, misc)).toBe('journalArticle');
    expect(mergeDocuments(paper, volume)).toEqual(paper);
  });

  const drafts = fc.record(
    {
      title: fc.string(),
      note: fc.option(fc.string()),
      doi: fc.string(),
      keywords: fc.array(fc.string()),
      citationKeys: fc.array(fc.string()),
    },
    { requiredKeys: [] },
  );

  test('merged with itself or with an empty document it is unchanged, and united lists lose nothing', () => {
    fc.assert(
      fc.property(drafts, drafts, (a, b) => {
        const [one, two] = [article(a), article(b)];
        const alone = mergeDocuments(one, article({}));
        expect(mergeDocuments(one, one)).toEqual(alone);
        expect(mergeDocuments(article({}), one)).toEqual(alone);
        expect(mergeFields(mergeDocuments(one, one), one)).toEqual([]);
        const { keywords = [] } = mergeDocuments(one, two).fields;
        const said = [...(a.keywords ?? []), ...(b.keywords ?? [])].map((each) => each.trim()).filter(Boolean);
        expect(new Set(keywords)).toEqual(new Set(said));
      }),
    );
  });
});

describe('fillDocument', () => {
  const kept = article({
    title: 'Tides',
    in: { journal: { name: 'Sea' }, volume: '2' },
    keywords: ['a'],
    otherFields: [{ name: 'timestamp', value: '2020' }],
  });
  const other = article({
    title: 'Tides of the sea',
    note: 'Good',
    in: { journal: { name: 'The Sea', issn: ['0000-0000'] }, volume: '3', number: '7' },
    keywords: ['b', 'a'],
    otherFields: [
      { name: 'Timestamp', value: '2021' },
      { name: 'owner', value: 'me' },
    ],
  });

  test('adds missing values, also within parts, and changes no existing ones', () => {
    expect(fillDocument(kept, other).fields).toEqual({
      title: 'Tides',
      note: 'Good',
      in: { journal: { name: 'Sea' }, volume: '2', number: '7' },
      keywords: ['a', 'b'],
      otherFields: [
        { name: 'timestamp', value: '2020' },
        { name: 'owner', value: 'me' },
      ],
    });
  });

  test('takes the fields that are named, even if they are empty', () => {
    const { fields } = fillDocument(article({ title: 'Tides', note: 'Mine' }), other, ['title', 'note']);
    expect(fields).toMatchObject({ title: 'Tides of the sea', note: 'Good' });
    expect(fillDocument(kept, article({ note: 'Good' }), ['title']).fields.title).toBeUndefined();
  });

  test("keeps its kind, and a journal doesn't become a volume of proceedings", () => {
    const filled = fillDocument({ kind: 'proceedings', fields: { title: 'Tides' } }, other);
    expect(filled).toMatchObject({ kind: 'proceedings', fields: { title: 'Tides', note: 'Good' } });
    expect(filled.fields).not.toHaveProperty('in');
  });

  test('adds nothing the second time', () => {
    const filled = fillDocument(kept, other);
    expect(mergeChanges(filled, fillDocument(filled, other))).toEqual({});
  });
});
