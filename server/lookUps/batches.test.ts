// Questions for several identifiers at once: what each is answered, and when each is asked for alone.
import { expect, test } from 'vitest';
import type { IdentifierKind } from '#bibliography/lookUp/readIdentifiers.ts';
import type { LookupAnswer } from '../edges.ts';
import { Batches } from './batches.ts';
import { UnreadableAnswer, ServiceFailure } from './serviceFailure.ts';
import { arxiv } from './sources/arxiv.ts';
import { pubmed } from './sources/pubmed.ts';
import type { Reading } from './source.ts';
import { entriesOf, failed, found } from './testAsk.ts';

/** What one of each sort is answered, and the paths that were asked for. */
async function readAll(kind: IdentifierKind, values: readonly string[], answer: (path: string) => LookupAnswer) {
  const paths: string[] = [];
  const batches = new Batches(() => 0);
  const readings = values.map((value) =>
    batches.read(kind === 'ARXIV' ? arxiv : pubmed, { kind, value }, async (_service, path) => {
      paths.push(typeof path === 'string' ? path : path());
      return Promise.resolve(answer(paths.at(-1) ?? ''));
    }),
  );
  return { paths, readings: await Promise.allSettled(readings) };
}

const titlesOf = (readings: readonly PromiseSettledResult<Reading>[]) =>
  readings.map((each) =>
    each.status === 'fulfilled'
      ? entriesOf(each.value).map((entry) => /^ *title = \{(.*)\},$/m.exec(entry)?.[1])
      : String(each.reason),
  );

const feed = (...numbers: string[]) =>
  found(
    `<feed>${numbers.map((number) => `<entry><id>http://arxiv.org/abs/${number}</id><title>T ${number}</title></entry>`).join('')}</feed>`,
  );
const set = (...pmids: string[]) =>
  found(
    `<PubmedArticleSet>${pmids
      .map(
        (pmid) =>
          `<PubmedArticle><MedlineCitation><PMID>${pmid}</PMID><Article><ArticleTitle>T ${pmid}</ArticleTitle></Article></MedlineCitation></PubmedArticle>`,
      )
      .join('')}</PubmedArticleSet>`,
  );

test('numbers of arXiv are asked for together, and each gets its own entry', async () => {
  const numbers = ['2101.00001', 'math.GT/0309136', '2101.00002', '2101.00003v1'];
  const { paths, readings } = await readAll('ARXIV', numbers, () =>
    feed('2101.00003v1', 'math/0309136v2', '2101.00001v3'),
  );
  expect(paths).toEqual(['/api/query?id_list=2101.00001,math%2F0309136,2101.00002,2101.00003v1&max_results=4']);
  expect(titlesOf(readings)).toEqual([['T 2101.00001v3'], ['T math/0309136v2'], [], ['T 2101.00003v1']]);
});

test('two versions of a paper are not asked for together', async () => {
  const numbers = ['math.GT/0309136', 'math/0309136v1', '2101.00002'];
  const { paths, readings } = await readAll('ARXIV', numbers, (path) =>
    path.includes('v1') ? feed('math/0309136v1', '2101.00002v1') : feed('math/0309136v3'),
  );
  expect(paths.map((path) => /id_list=([^&]*)/.exec(path)?.[1])).toEqual([
    'math%2F0309136',
    'math%2F0309136v1,2101.00002',
  ]);
  expect(titlesOf(readings)).toEqual([['T math/0309136v3'], ['T math/0309136v1'], ['T 2101.00002v1']]);
});

test.each([
  ['ARXIV', ['2101.00001', '2101.00002', '2101.00003'], 'an error', feed('2101.00001v1', '/api/errors#x')],
  ['ARXIV', ['2101.00001', '2101.00002', '2101.00003'], 'another entry', feed('2101.00001v1', '2101.99999v1')],
  ['PMID', ['1', '2', '3'], 'another entry', set('1', '99')],
] as const)(
  'those of %s without an entry (%j) are asked for alone where the answer holds %s',
  async (kind, values, _, many) => {
    const { paths, readings } = await readAll(kind, values, (path) => {
      if (/,|%2C/.test(path)) return many;
      return path.includes(values[1]) ? (kind === 'PMID' ? set('99') : feed('2101.99999v1')) : failed(404);
    });
    expect(paths).toHaveLength(3);
    expect(titlesOf(readings)).toEqual([
      [kind === 'PMID' ? 'T 1' : 'T 2101.00001v1'],
      [kind === 'PMID' ? 'T 99' : 'T 2101.99999v1'],
      [],
    ]);
  },
);

test('numbers of PubMed are asked for together, and each gets its own article', async () => {
  const { paths, readings } = await readAll('PMID', ['1', '2', '3'], () => set('3', '1'));
  expect(paths).toEqual(['/entrez/eutils/efetch.fcgi?db=pubmed&id=1%2C2%2C3&retmode=xml']);
  expect(titlesOf(readings)).toEqual([['T 1'], [], ['T 3']]);
});

test('more than one question may ask for are asked for with several', async () => {
  const pmids = Array.from({ length: 45 }, (_, index) => String(index + 1));
  const { paths, readings } = await readAll('PMID', pmids, (path) =>
    set(...(new URLSearchParams(path.split('?')[1]).get('id') ?? '').split(',')),
  );
  expect(paths).toHaveLength(3);
  expect(titlesOf(readings)).toEqual(pmids.map((pmid) => [`T ${pmid}`]));
});

test('an identifier does not join a question that has been waiting for long', async () => {
  let now = 0;
  let takeTurn: () => void = () => undefined;
  const turn = new Promise<void>((resolve) => (takeTurn = resolve));
  const paths: string[] = [];
  const batches = new Batches(() => now);
  const read = (value: string) =>
    batches.read(pubmed, { kind: 'PMID', value }, async (_service, path) => {
      await turn;
      paths.push(typeof path === 'string' ? path : path());
      return set('1', '2', '3');
    });
  const first = read('1');
  now = 4_999;
  const second = read('2');
  now = 5_000;
  const third = read('3');
  takeTurn();
  await Promise.all([first, second, third]);
  expect(paths.map((path) => new URLSearchParams(path.split('?')[1]).get('id'))).toEqual(['1,2', '3']);
});

test('each is asked for alone where the service refuses the question for all', async () => {
  const { paths, readings } = await readAll('ARXIV', ['2101.00001', '2101.00002'], (path) =>
    path.includes(',') ? failed(400) : path.includes('00001') ? feed('2101.00001v1') : failed(400),
  );
  expect(paths).toHaveLength(3);
  expect(titlesOf(readings)).toEqual([['T 2101.00001v1'], []]);
});

test('each is asked for alone where the answer for all is too large', async () => {
  const { paths, readings } = await readAll('PMID', ['1', '2'], (path) => {
    if (path.includes('%2C') || path.includes('id=2')) throw new UnreadableAnswer('UNAVAILABLE', 'Too large.');
    return set('1');
  });
  expect(paths).toHaveLength(3);
  expect(titlesOf(readings)).toEqual([['T 1'], 'ServiceFailure: Too large.']);
});

test.each([
  [
    'a record that cannot be read',
    found('<PubmedArticleSet><PubmedArticle>'),
    'ServiceFailure: The answer of PubMed could not be read. Try again later.',
  ],
  ['one that the service refuses', failed(400), []],
])('19 of 20 are found with few questions beside %s', async (_, bad, outcome) => {
  const pmids = Array.from({ length: 20 }, (_each, index) => String(index + 1));
  const { paths, readings } = await readAll('PMID', pmids, (path) => {
    const asked = (new URLSearchParams(path.split('?')[1]).get('id') ?? '').split(',');
    return asked.includes('7') ? bad : set(...asked);
  });
  expect(paths.length).toBeLessThan(12);
  const titles = titlesOf(readings);
  expect(titles.splice(6, 1)).toEqual([outcome]);
  expect(titles).toEqual(pmids.filter((pmid) => pmid !== '7').map((pmid) => [`T ${pmid}`]));
});

test.each([
  ['a page', () => found('<!DOCTYPE html><br>')],
  ['status 500', () => failed(500)],
])('all fail where the service answers with %s, and it is not asked again', async (_, answer) => {
  const { paths, readings } = await readAll('PMID', ['1', '2'], answer);
  expect(paths).toHaveLength(1);
  expect(readings.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('all fail where the service is down, and it is not asked again', async () => {
  const { paths, readings } = await readAll('PMID', ['1', '2'], () => {
    throw new ServiceFailure('UNAVAILABLE', 'Down.');
  });
  expect(paths).toHaveLength(1);
  expect(titlesOf(readings)).toEqual(['ServiceFailure: Down.', 'ServiceFailure: Down.']);
});
