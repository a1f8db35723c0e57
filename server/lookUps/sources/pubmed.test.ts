// Tests which entries the records of PubMed and PubMed Central become.
import { describe, expect, test } from 'vitest';
import { answering, entriesOf, failed, found } from '../testAsk.ts';
import { Batches } from '../batches.ts';
import { pmc } from './pmc.ts';
import { plainTitle, pubmed, wholePages } from './pubmed.ts';

const set = (articles: string) =>
  found(`<?xml version="1.0" ?><!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle//EN" "https://dtd.nlm.nih.gov/x.dtd">
  <PubmedArticleSet>${articles}</PubmedArticleSet>`);

const article = `<PubmedArticle><MedlineCitation><PMID Version="1">12345</PMID><Article>
  <Journal><ISSN>1234-5679</ISSN><JournalIssue><Volume>12</Volume><Issue>3</Issue>
    <PubDate><MedlineDate>1998 Dec-1999 Jan</MedlineDate></PubDate></JournalIssue>
    <Title>Journal of tests</Title><ISOAbbreviation>J Tests</ISOAbbreviation></Journal>
  <ArticleTitle>[On <i>E. coli</i> in H<sub>2</sub>O].</ArticleTitle>
  <Pagination><MedlinePgn>1187-94</MedlinePgn></Pagination>
  <Abstract><AbstractText Label="BACKGROUND">First.</AbstractText><AbstractText Label="RESULTS">Second.</AbstractText></Abstract>
  <AuthorList CompleteYN="N"><Author><LastName>Doe</LastName><ForeName>Jane A</ForeName><Suffix>Jr</Suffix></Author>
    <Author><CollectiveName>The Study Group</CollectiveName></Author></AuthorList>
  <Language>ger</Language></Article>
  <KeywordList><Keyword>water</Keyword><Keyword>tests</Keyword></KeywordList></MedlineCitation>
  <PubmedData><ArticleIdList><ArticleId IdType="doi">10.1000/1</ArticleId></ArticleIdList>
  <ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.9999/other</ArticleId></ArticleIdList></Reference></ReferenceList>
  </PubmedData></PubmedArticle>`;

const lookUp = (answer: ReturnType<typeof set>) =>
  new Batches(() => 0).read(pubmed, { kind: 'PMID', value: '12345' }, answering({ pubmed: answer }).ask);

describe('PubMed', () => {
  test('reads articles', async () => {
    expect(entriesOf(await lookUp(set(article)))).toMatchInlineSnapshot(`
      [
        "@article{key,
        author = {Doe, Jr, Jane A and {The Study Group} and others},
        title = {On E. coli in H₂O},
        journaltitle = {Journal of tests},
        volume = {12},
        number = {3},
        issn = {1234-5679},
        date = {1998},
        pages = {1187--1194},
        doi = {10.1000/1},
        pmid = {12345},
        language = {german},
        abstract = {BACKGROUND: First.

      RESULTS: Second.},
        keywords = {water, tests},
        shortjournal = {J Tests},
      }
      ",
      ]
    `);
  });

  test('reads chapters of books', async () => {
    const chapter = `<PubmedBookArticle><BookDocument><PMID>12345</PMID><Book><Publisher><PublisherName>NCBI</PublisherName>
      <PublisherLocation>Bethesda (MD)</PublisherLocation></Publisher><BookTitle>A Handbook</BookTitle><PubDate><Year>2010</Year></PubDate>
      <AuthorList Type="editors"><Author><LastName>Roe</LastName><ForeName>R</ForeName></Author></AuthorList></Book>
      <ArticleTitle>A chapter</ArticleTitle><AuthorList Type="authors"><Author><LastName>Doe</LastName></Author></AuthorList>
      </BookDocument></PubmedBookArticle>`;
    const [text = ''] = entriesOf(await lookUp(set(chapter)));
    expect(text).toMatch(/^@incollection\{[\s\S]*booktitle = \{A Handbook\}/);
    expect(text).toContain('editor = {Roe, R}');
  });

  test.each([
    ['an empty set', set('')],
    ['status 400', failed(400)],
  ])('does not know a number: %s', async (_, answer) => {
    expect(await lookUp(answer)).toEqual({ records: [], message: 'PubMed has no record of this.' });
  });

  test.each([found('<html><br></html>'), failed(502), found('{"error":"API rate limit exceeded"}')])(
    'counts as unavailable if its answer cannot be read',
    async (answer) => {
      await expect(lookUp(answer)).rejects.toMatchObject({ status: 'UNAVAILABLE' });
    },
  );

  test.each([
    ['1187-94', '1187-1194'],
    ['D36-42', 'D36-D42'],
    ['12-15', '12-15'],
    ['99-101', '99-101'],
    ['e7', 'e7'],
    ['1-3, 7', '1-3, 7'],
  ])('abbreviates page ranges, which are written out: %s', (short, whole) => {
    expect(wholePages(short)).toBe(whole);
  });
});

describe('PubMed Central', () => {
  const identifier = { kind: 'PMCID', value: 'PMC42' } as const;
  const summary = (articleids: object) => found({ result: { uids: ['42'], '42': { uid: '42', articleids } } });

  test('leads to the record of PubMed', async () => {
    const { ask } = answering({ esummary: summary([{ idtype: 'pmid', value: '12345' }]), efetch: set(article) });
    const [text = ''] = entriesOf(await pmc(identifier, ask));
    expect(text).toContain('pmcid = {PMC42}');
    expect(text).toContain('pmid = {12345}');
  });

  test('leads to the record of the DOI where PubMed has none', async () => {
    const ids = [
      { idtype: 'pmid', value: '0' },
      { idtype: 'doi', value: '10.1000/1' },
    ];
    const work = found({ source: 'Crossref', type: 'journal-article', DOI: '10.1000/1', title: 'A title' });
    const { ask, asked } = answering({ esummary: summary(ids), doi: work });
    const [text = ''] = entriesOf(await pmc(identifier, ask));
    expect(text).toContain('pmcid = {PMC42}');
    expect(asked.map(({ service }) => service)).toEqual(['pubmed', 'doi']);
  });

  test('may name a DOI that no address can hold', async () => {
    const answers = { esummary: summary([{ idtype: 'doi', value: '10.1000/\ud800' }]) };
    expect(await pmc(identifier, answering(answers).ask)).toMatchObject({ records: [] });
  });

  test.each([
    ['a summary without numbers', summary([])],
    ['an error', found({ result: { uids: ['42'], '42': { uid: '42', error: 'cannot get document summary' } } })],
    ['something else', found({ esummaryresult: ['Invalid uid 42 at position= 0'] })],
    ['status 404', failed(404)],
  ])('does not know a number: %s', async (_, answer) => {
    expect(await pmc(identifier, answering({ esummary: answer }).ask)).toMatchObject({ records: [] });
  });
});

test.each([
  ['[Tides of the sea].', 'Tides of the sea'],
  ['[Tides of [Ni[Fe]] in water].', 'Tides of [Ni[Fe]] in water'],
  ['[NiFe] and [FeFe].', '[NiFe] and [FeFe]'],
])('the title of %s is %s', (found, title) => {
  expect(plainTitle(found)).toBe(title);
});
