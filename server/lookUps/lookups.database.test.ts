// Looking references up within the services' limits, and from kept answers: on a clock that stands, with services that count.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../database/openDatabase.ts';
import { openTestDatabase } from '../database/testDatabase.ts';
import type { LookupAnswer, LookupQuestion } from '../edges.ts';
import { beginAsking, deleteOldAnswers, findAnswer, keepAnswer } from './lookupAnswers.ts';
import { createLookupClients, type LookupClient } from './lookupClient.ts';
import { ServiceFailure } from './serviceFailure.ts';

const second = 1_000;
const day = 24 * 60 * 60 * second;

let database: EmbeddedDatabase;
let now: number;
/** When each question was asked, and of which service. */
let asked: { service: string; at: number }[];
let waits: number[];
let answer: (question: LookupQuestion) => LookupAnswer | Promise<LookupAnswer>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.query(sql`truncate lookup_answers, lookup_turns`);
  now = Date.UTC(2026, 0, 1);
  asked = [];
  waits = [];
  answer = ({ path }) => found(decodeURIComponent(path.slice(1)));
});

function found(doi: string, headers: Record<string, string> = {}): LookupAnswer {
  const body = JSON.stringify({ type: 'journal-article', title: `About ${doi}`, DOI: doi, source: 'Crossref' });
  return { status: 200, headers, body, redirectedTo: 'crossref' };
}

const status = (code: number, headers: Record<string, string> = {}): LookupAnswer => ({
  status: code,
  headers,
  body: '',
});

/** A server process: it shares only the database with others. Waiting moves the clock. */
function startProcess(): LookupClient {
  const clients = createLookupClients({
    lookups: {
      isOn: true,
      isRemote: true,
      async ask(question) {
        asked.push({ service: question.service, at: now });
        return answer(question);
      },
    },
    clock: { now: () => new Date(now) },
    wait: (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
      return Promise.resolve();
    },
  });
  return clients(database);
}

const doi = (value: string) => ({ kind: 'DOI', value }) as const;
const times = () => asked.map(({ at }) => at - Date.UTC(2026, 0, 1));

describe('answers', () => {
  test('are kept for 30 days, whatever the case of a DOI', async () => {
    expect((await startProcess().find(doi('10.1000/A'))).status).toBe('FOUND');
    now += 30 * day - second;
    expect(await startProcess().find(doi('10.1000/a'))).toMatchObject({ status: 'FOUND', message: null });
    expect(asked).toHaveLength(1);
    now += 2 * second;
    await startProcess().find(doi('10.1000/a'));
    expect(asked).toHaveLength(2);
  });

  test('that there is nothing are kept for one day', async () => {
    answer = () => status(404);
    const process = startProcess();
    expect(await process.find(doi('10.1000/a'))).toMatchObject({ status: 'NOT_FOUND', records: [] });
    now += day - second;
    await process.find(doi('10.1000/a'));
    expect(asked).toHaveLength(1);
    now += 2 * second;
    await process.find(doi('10.1000/a'));
    expect(asked).toHaveLength(2);
  });

  test('that hold what the database cannot are kept without it', async () => {
    answer = () => ({
      status: 200,
      headers: {},
      body: '{"type": "journal-article", "DOI": "10.1000/a", "title": "A\\u0000B\\ud800C"}',
    });
    const [record] = (await startProcess().find(doi('10.1000/a'))).records;
    expect(record?.entry.fields).toContainEqual({ name: 'title', value: 'ABC' });
  });

  test('that failed are not kept', async () => {
    answer = () => status(500);
    const process = startProcess();
    expect((await process.find(doi('10.1000/a'))).status).toBe('UNAVAILABLE');
    now += second;
    answer = () => found('10.1000/a');
    expect((await process.find(doi('10.1000/a'))).status).toBe('FOUND');
  });

  test('that lack a part because a service did not answer are not kept', async () => {
    const chapter = { type: 'book-chapter', title: 'A chapter', DOI: '10.1000/a', source: 'Crossref' };
    answer = ({ service }) =>
      service === 'doi' ? { status: 200, headers: {}, body: JSON.stringify(chapter) } : status(500);
    const process = startProcess();
    expect((await process.find(doi('10.1000/a'))).status).toBe('FOUND');
    now += second;
    await process.find(doi('10.1000/a'));
    expect(asked.map(({ service }) => service)).toEqual(['doi', 'crossref', 'doi', 'crossref']);
  });

  test('that have run out are removed', async () => {
    await startProcess().find(doi('10.1000/a'));
    await deleteOldAnswers(database, new Date(now + 30 * day - second));
    expect(await database.query(sql`select 1 from lookup_answers`)).toHaveLength(1);
    await deleteOldAnswers(database, new Date(now + 31 * day));
    expect(await database.query(sql`select 1 from lookup_answers`)).toHaveLength(0);
  });
});

describe('two who look up the same at once', () => {
  test('ask the service once, in one process', async () => {
    const process = startProcess();
    const outcomes = await Promise.all([process.find(doi('10.1000/a')), process.find(doi('10.1000/A'))]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['FOUND', 'FOUND']);
    expect(asked).toHaveLength(1);
  });

  test('ask the service once, in two processes', async () => {
    let reply: (answer: LookupAnswer) => void = () => undefined;
    answer = () => new Promise((resolve) => (reply = resolve));
    const first = startProcess().find(doi('10.1000/a'));
    await expect.poll(() => asked.length).toBe(1);
    const second = startProcess().find(doi('10.1000/a'));
    await expect.poll(() => waits.length).toBeGreaterThan(0);
    reply(found('10.1000/a'));
    expect((await first).status).toBe('FOUND');
    expect((await second).status).toBe('FOUND');
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['a failure', status(500), 'UNAVAILABLE'],
    ['a pause', status(429), 'LIMITED'],
  ] as const)('ask the service once, in two processes, also if it answers with %s', async (_, failure, outcome) => {
    let reply: (answer: LookupAnswer) => void = () => undefined;
    answer = ({ service }) => (service === 'crossref' ? status(404) : new Promise((resolve) => (reply = resolve)));
    const first = startProcess().find(doi('10.1000/a'));
    await expect.poll(() => asked.length).toBe(1);
    const second = startProcess().find(doi('10.1000/a'));
    await expect.poll(() => waits.length).toBeGreaterThan(0);
    reply(failure);
    expect(await second).toEqual(await first);
    expect((await first).status).toBe(outcome);
    expect(asked.filter(({ service }) => service === 'doi')).toHaveLength(1);
    // A second later the answer is still kept for those who wait, and a newcomer asks anew.
    now += 1_000;
    answer = () => found('10.1000/a');
    expect((await startProcess().find(doi('10.1000/a'))).status).toBe('FOUND');
  });

  test('get a failure also if a third one comes before they have seen it', async () => {
    const at = (milliseconds: number) => new Date(now + milliseconds);
    const outcome = { status: 'UNAVAILABLE', message: 'It is down.', records: [] } as const;
    expect(await beginAsking(database, 'a', at(0), 'newcomer')).toBe(true);
    await keepAnswer(database, 'a', { outcome, isTemporary: true }, at(0));
    expect(await findAnswer(database, 'a', at(100), 'newcomer')).toEqual(outcome);
    expect(await beginAsking(database, 'a', at(100), 'newcomer')).toBe(false);
    expect(await findAnswer(database, 'a', at(200), 'waiting')).toEqual(outcome);
    expect(await findAnswer(database, 'a', at(1_000), 'newcomer')).toBeNull();
    expect(await beginAsking(database, 'a', at(1_000), 'waiting')).toBe(false);
    expect(await beginAsking(database, 'a', at(1_000), 'newcomer')).toBe(true);
  });

  test('are both answered if the first one fails', async () => {
    answer = () => Promise.reject(new ServiceFailure('UNAVAILABLE', 'It is down.'));
    const process = startProcess();
    const outcomes = await Promise.all([process.find(doi('10.1000/a')), process.find(doi('10.1000/a'))]);
    expect(outcomes.map((outcome) => outcome.message)).toEqual(['It is down.', 'It is down.']);
  });

  test('are not held up for ever by a process that has ended', async () => {
    answer = () => new Promise(() => undefined);
    void startProcess().find(doi('10.1000/a'));
    await expect.poll(() => asked.length).toBe(1);
    answer = () => found('10.1000/a');
    const process = startProcess();
    expect((await process.find(doi('10.1000/a'))).status).toBe('LIMITED');
    now += 60 * second;
    expect((await process.find(doi('10.1000/a'))).status).toBe('FOUND');
  });
});

describe('a service', () => {
  test('is asked five times a second by all processes together', async () => {
    const [one, other] = [startProcess(), startProcess()];
    for (let index = 0; index < 3; index += 1) {
      await one.find(doi(`10.1000/${index}`));
      await other.find(doi(`10.2000/${index}`));
    }
    expect(times()).toEqual([0, 200, 400, 600, 800, 1_000]);
  });

  test('is asked one question at a time', async () => {
    let open = 0;
    let most = 0;
    answer = async ({ path }) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      return found(decodeURIComponent(path.slice(1)));
    };
    const processes = [startProcess(), startProcess()];
    const outcomes = await Promise.all(
      processes.flatMap((process, index) => [1, 2, 3].map((each) => process.find(doi(`10.1000/${index}.${each}`)))),
    );
    expect(outcomes.map((outcome) => outcome.status)).toEqual(Array.from(outcomes, () => 'FOUND'));
    expect(most).toBe(1);
  });

  test.each([
    ['ARXIV', '2101.00001', '2101.00002', 3_000],
    ['PMID', '1', '2', 340],
  ] as const)('of %s has its own pace', async (kind, first, second, pause) => {
    answer = () => ({ status: 200, headers: {}, body: '<set/>' });
    const process = startProcess();
    await process.find({ kind, value: first });
    await process.find({ kind, value: second });
    expect(times()).toEqual([0, pause]);
  });

  test('that answers for many is asked for all that wait for it with one question', async () => {
    answer = ({ path }) => {
      const numbers = new URLSearchParams(path.split('?')[1]).get('id_list')?.split(',') ?? [];
      const entries = numbers.map((each) => `<entry><id>http://arxiv.org/abs/${each}v1</id><title>T</title></entry>`);
      return { status: 200, headers: {}, body: `<feed>${entries.join('')}</feed>` };
    };
    const process = startProcess();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => process.find({ kind: 'ARXIV', value: `2101.${10_000 + index}` })),
    );
    expect(outcomes.map(({ status: each, message }) => [each, message])).toEqual(
      Array.from({ length: 100 }, () => ['FOUND', null]),
    );
    expect(times()).toEqual([0, 3_000, 6_000, 9_000, 12_000]);
  });

  test('is left alone for as long as it says, by all processes', async () => {
    answer = () => ({ ...status(429, { 'retry-after': '120' }), redirectedTo: 'crossref' });
    expect(await startProcess().find(doi('10.1000/a'))).toMatchObject({
      status: 'LIMITED',
      message: 'doi.org takes no more questions at the moment. Try again in 2 minutes.',
    });
    answer = () => found('10.1000/a');
    expect((await startProcess().find(doi('10.1000/a'))).status).toBe('LIMITED');
    expect(asked).toHaveLength(1);
    now += 120 * second;
    expect((await startProcess().find(doi('10.1000/a'))).status).toBe('FOUND');
  });

  test('that names no time is left alone for half a minute, and one that names days, for a day', async () => {
    answer = () => ({ ...status(429), redirectedTo: 'crossref' });
    expect((await startProcess().find(doi('10.1000/a'))).message).toMatch(/in 30 seconds/);
    now += 31 * second;
    answer = () => ({ ...status(429, { 'retry-after': '999999' }), redirectedTo: 'crossref' });
    expect((await startProcess().find(doi('10.1000/a'))).message).toMatch(/in 24 hours\.$/);
    now += day - 30 * second + 1;
    expect(await startProcess().find(doi('10.1000/a'))).toMatchObject({
      status: 'LIMITED',
      message: 'doi.org takes no more questions at the moment. Try again in 30 seconds.',
    });
    expect(asked).toHaveLength(2);
  });

  test.each([429, 503])(
    'is left alone by itself where doi.org wants the pause (%i): Crossref is asked instead',
    async (code) => {
      const pause = status(code, {
        'retry-after': '86400',
        'x-rate-limit-limit': '1',
        'x-rate-limit-interval': '99999s',
      });
      answer = ({ service }) => (service === 'doi' ? pause : found('10.1000/a'));
      const process = startProcess();
      expect((await process.find(doi('10.1000/a'))).status).toBe('FOUND');
      expect((await startProcess().find(doi('10.1000/b'))).status).toBe('FOUND');
      expect(asked.map(({ service }) => service)).toEqual(['doi', 'crossref', 'crossref']);
    },
  );

  test('is left alone for a minute at most where one agency of several wants the pause', async () => {
    answer = ({ service }) =>
      service === 'doi' ? { ...status(503, { 'retry-after': '86400' }), redirectedTo: 'agency' } : status(404);
    const process = startProcess();
    expect(await process.find(doi('10.1000/a'))).toMatchObject({
      status: 'LIMITED',
      message: 'doi.org takes no more questions at the moment. Try again in a minute.',
    });
    answer = () => found('10.2000/b');
    expect((await process.find(doi('10.2000/b'))).status).toBe('FOUND');
    now += 60 * second;
    expect((await process.find(doi('10.1000/a'))).status).toBe('FOUND');
    expect(asked.map(({ service }) => service)).toEqual(['doi', 'crossref', 'crossref', 'doi']);
  });

  test('is asked as often as usual where an agency allows fewer questions', async () => {
    answer = ({ path }) => ({
      ...found(decodeURIComponent(path.slice(1)), { 'x-rate-limit-limit': '1', 'x-rate-limit-interval': '99999s' }),
      redirectedTo: 'agency',
    });
    const process = startProcess();
    for (const each of ['a', 'b']) await process.find(doi(`10.1000/${each}`));
    expect(times()).toEqual([0, 200]);
  });

  test('that allows fewer questions than usual is asked as often as it allows', async () => {
    answer = ({ path }) =>
      found(decodeURIComponent(path.slice(1)), { 'x-rate-limit-limit': '2', 'x-rate-limit-interval': '1s' });
    const process = startProcess();
    for (const each of ['a', 'b', 'c']) await process.find(doi(`10.1000/${each}`));
    expect(times()).toEqual([0, 500, 1_000]);
    answer = () => found('10.1000/d', { 'x-rate-limit-limit': '1', 'x-rate-limit-interval': '99999s' });
    await process.find(doi('10.1000/d'));
    expect((await process.find(doi('10.1000/e'))).status).toBe('LIMITED');
    expect(asked).toHaveLength(4);
  });

  test('is asked again where the clock was set back', async () => {
    answer = () => status(404);
    now += 365 * day;
    await startProcess().find(doi('10.1000/a'));
    now -= 365 * day;
    answer = () => found('10.1000/a');
    expect((await startProcess().find(doi('10.1000/a'))).status).toBe('FOUND');
  });
});

test('the others go on where a service is down in the middle of many', async () => {
  answer = ({ path, service }) => {
    if (path.includes('down')) throw new ServiceFailure('UNAVAILABLE', `${service} is down.`);
    return found(decodeURIComponent(path.slice(1)));
  };
  const process = startProcess();
  const outcomes = await Promise.all(['a1', 'down', 'a3'].map((each) => process.find(doi(`10.9999/${each}`))));
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['FOUND', 'UNAVAILABLE', 'FOUND']);
});

test('nobody waits for a service when the server ends', async () => {
  const stop = new AbortController();
  const clients = createLookupClients({
    lookups: { isOn: true, isRemote: false, ask: () => new Promise(() => undefined) },
    clock: { now: () => new Date(now) },
    wait: () => Promise.resolve(),
    stop: stop.signal,
  });
  const outcome = clients(database).find(doi('10.1000/a'));
  stop.abort();
  expect(await outcome).toMatchObject({ status: 'UNAVAILABLE', records: [] });
});

test('nothing is asked where lookups are off', async () => {
  const off = createLookupClients({
    lookups: { isOn: false, isRemote: true, ask: () => Promise.reject(new Error('asked')) },
    clock: { now: () => new Date(now) },
    wait: () => Promise.resolve(),
  });
  expect(await off(database).find(doi('10.1000/a'))).toMatchObject({ status: 'OFF', records: [] });
});
