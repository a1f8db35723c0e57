// Records of DOIs: what doi.org and Crossref answer, as entries.
import { describe, expect, test } from 'vitest';
import type { LookupAnswer } from '../../edges.ts';
import { ServiceFailure } from '../serviceFailure.ts';
import { answering, entriesOf, failed, found } from '../testAsk.ts';
import { doi } from './doi.ts';

const identifier = { kind: 'DOI', value: '10.1000/1' } as const;

const article = {
  source: 'Crossref',
  type: 'journal-article',
  DOI: '10.1000/1',
  title: 'On H<sub>2</sub>O &amp; more',
  subtitle: ['A study'],
  author: [
    { given: 'Ada', family: 'Lovelace', sequence: 'first', affiliation: [], ORCID: 'https://orcid.org/0000' },
    { name: 'The Consortium', sequence: 'additional' },
  ],
  'container-title': 'Journal of Tests',
  issued: { 'date-parts': [[null]] },
  published: { 'date-parts': [[2004, 3]] },
  volume: '1',
  issue: '2',
  'article-number': 'e7',
  ISSN: ['1234-5679'],
  URL: 'https://doi.org/10.1000/1',
  reference: [{ key: 'a', unstructured: 'another work' }],
  indexed: { timestamp: 1 },
  'is-referenced-by-count': 3,
};

const lookUp = (answers: Readonly<Record<string, LookupAnswer>>) => doi(identifier, answering(answers).ask);

describe('the record of Crossref', () => {
  test('is an entry of what says something about the work', async () => {
    const reading = await lookUp({ doi: found(article) });
    expect(reading).toMatchObject({ message: null, records: [{ source: 'Crossref' }] });
    expect(entriesOf(reading)).toMatchInlineSnapshot(`
      [
        "@article{key,
        author = {Lovelace, Ada and {The Consortium}},
        title = {On H₂O \\& more},
        subtitle = {A study},
        journaltitle = {Journal of Tests},
        volume = {1},
        number = {2},
        issn = {1234-5679},
        date = {2004-03},
        eid = {e7},
        doi = {10.1000/1},
      }
      ",
      ]
    `);
  });

  test('of a part of a book has the editors and ISBNs of the book from Crossref’s own format', async () => {
    const chapter = { ...article, type: 'book-chapter', 'container-title': 'A Book' };
    const unixref = `<doi_records><doi_record><crossref><book><book_metadata>
      <contributors><person_name contributor_role="editor"><given_name>Grace</given_name><surname>Hopper</surname></person_name>
      <person_name contributor_role="author"><surname>Nobody</surname></person_name></contributors>
      <isbn media_type="print">9780306406157</isbn></book_metadata></book></crossref></doi_record></doi_records>`;
    const [entry = ''] = entriesOf(await lookUp({ doi: found(chapter), crossref: found(unixref) }));
    expect(entry).toContain('@incollection{');
    expect(entry).toContain('editor = {Hopper, Grace}');
    expect(entry).toContain('isbn = {9780306406157}');
  });

  test('of a book is in the series that Crossref names as its container', async () => {
    const book = { ...article, type: 'monograph', 'container-title': 'Lecture Notes in Tests' };
    const [entry = ''] = entriesOf(await lookUp({ doi: found(book) }));
    expect(entry).toContain('@book{');
    expect(entry).toContain('series = {Lecture Notes in Tests}');
    expect(entry).not.toContain('maintitle');
  });

  test.each([
    ['is missing', failed(404)],
    ['is no XML', found('<html><br></html>')],
  ])('of a part of a book is taken without them where that %s', async (_, answer) => {
    const chapter = { ...article, type: 'book-chapter' };
    const reading = await lookUp({ doi: found(chapter), crossref: answer });
    expect(entriesOf(reading)[0]).toContain('@incollection{');
  });

  test.each([
    ['its title', { ...article, title: 'RETRACTED: On water' }],
    ['Crossref', { ...article, 'updated-by': [{ type: 'retraction', DOI: '10.1000/2' }] }],
  ])('of a retracted work says so, by %s', async (_, body) => {
    expect((await lookUp({ doi: found(body) })).message).toBe('This work was retracted.');
  });

  test('is asked for as one step of a path, whatever the DOI holds', async () => {
    const { ask, asked } = answering({ doi: failed(404) });
    await doi({ kind: 'DOI', value: '10.1000/../../admin?x=1#y' }, ask);
    expect(asked).toEqual([{ service: 'doi', path: '/10.1000%2F..%2F..%2Fadmin%3Fx%3D1%23y' }]);
  });
});

test('the record of DataCite is an entry', async () => {
  const dataset = {
    type: 'dataset',
    id: 'https://doi.org/10.5281/ZENODO.1',
    categories: ['physics'],
    author: [{ family: 'Curie', given: 'Marie' }],
    issued: { 'date-parts': [[2020, 5, 1]] },
    abstract: 'Measured.',
    DOI: '10.1000/1',
    publisher: 'Zenodo',
    title: 'Measurements',
    version: '1.2',
    copyright: 'CC BY',
  };
  const reading = await lookUp({ doi: found(dataset) });
  expect(reading.records.map(({ source }) => source)).toEqual(['doi.org']);
  expect(entriesOf(reading)[0]).toMatch(/^@dataset\{key,[\s\S]*publisher = \{Zenodo\}/);
});

describe('a DOI', () => {
  test('that nobody has registered, as with a typo, is not found', async () => {
    expect(await lookUp({ doi: failed(404) })).toEqual({ records: [], message: 'doi.org has no record of this.' });
  });

  test('that was withdrawn is not found, and that is said', async () => {
    expect(await lookUp({ doi: failed(410) })).toEqual({
      records: [],
      message: 'The record was withdrawn, according to doi.org.',
    });
  });

  test('of an agency without records is not available', async () => {
    await expect(lookUp({ doi: failed(406) })).rejects.toThrow('The agency that registered this DOI offers no records');
  });

  test.each([
    ['HTML where JSON should be', found('<!DOCTYPE html><title>Please log in</title>')],
    ['half of the JSON', found('{"title": "On')],
    ['a list', found([])],
    ['status 403', failed(403)],
  ])('is not available where the answer is %s', async (_, answer) => {
    const failure: unknown = await lookUp({ doi: answer }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ServiceFailure);
    expect(failure).toMatchObject({ status: 'UNAVAILABLE' });
  });

  test('with a typo that doi.org refuses is not found', async () => {
    expect(await lookUp({ doi: failed(400) })).toEqual({
      records: [],
      message: 'doi.org does not accept this as an identifier. Check it for typing errors.',
    });
  });

  test.each([
    ['HTML', found('<!DOCTYPE html><title>Please log in</title>')],
    ['a list', found([])],
    ['status 403', failed(403)],
  ])('is looked up at Crossref where doi.org answers %s', async (_, answer) => {
    const reading = await lookUp({ doi: answer, crossref: found(article) });
    expect(reading.records.map(({ source }) => source)).toEqual(['Crossref']);
    await expect(lookUp({ doi: answer, crossref: found('<!DOCTYPE html>') })).rejects.toThrow(/doi\.org/);
  });

  test('is looked up at Crossref where doi.org is down', async () => {
    const reading = await lookUp({ doi: failed(503), crossref: found(article) });
    expect(reading.records.map(({ source }) => source)).toEqual(['Crossref']);
    // It may be of another agency: that Crossref does not know it says nothing.
    await expect(lookUp({ doi: failed(503), crossref: failed(404) })).rejects.toThrow(
      'doi.org answered with an error (503)',
    );
  });
});
