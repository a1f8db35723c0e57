// Looking references up, beyond the contract: where it is off, within an account's limit, and by several server processes.
import { afterEach, describe, expect, it } from 'vitest';
import { recordedLookups } from '#mock-server/lookUps/recordedLookups.ts';
import type { Lookups } from '#server/edges.ts';
import { ServiceFailure } from '#server/lookUps/serviceFailure.ts';
import { makeClient } from '#tests/support/client.ts';
import { startLookupServices } from '#tests/support/lookupServices.ts';
import { startPostgres, whyNoPostgres } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/serverProcess.ts';
import { lookUpMutation } from './contract/lookUp.ts';
import { add, article } from './contract/operations.ts';
import { newPerson } from './contract/target.ts';
import { startInProcess } from './inProcess.ts';
import { serverTarget } from './serverTarget.ts';

interface LookUp {
  lookUp: { results: { status: string; message: string | null; candidates: unknown[] }[] };
}

/** What a test has started, to be ended in the opposite order. */
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe('without a contact address', () => {
  it('nothing is asked, and the server says so to people and in its log', async () => {
    const services = await startLookupServices();
    ends.push(() => services.stop());
    const server = await startServer({ env: { ...services.env, LOOKUP_CONTACT: '' } });
    ends.push(() => server.remove());
    const { client } = await newPerson(serverTarget(server));
    expect(await client.ask('{ lookUpsEnabled }')).toEqual({ lookUpsEnabled: false });
    const { lookUp } = await client.ask<LookUp>(lookUpMutation, { text: '10.1093/nar/gks1195' });
    expect(lookUp.results).toMatchObject([
      { status: 'OFF', message: expect.stringContaining('contact address') as unknown, candidates: [] },
    ]);
    const { id } = await add(client, article('GenBank'));
    const findDoi = 'mutation f($id: ID!) { findDoi(input: { documentId: $id }) { status } }';
    expect(await client.ask(findDoi, { id })).toEqual({ findDoi: { status: 'OFF' } });
    expect(services.received).toEqual([]);
    expect(server.output().match(/LOOKUP_CONTACT is not set/g)).toHaveLength(1);
  });
});

/** A text with so many identifiers, which those of no other part are. */
const text = (part: number, count = 100) =>
  Array.from({ length: count }, (_, index) => `10.1000/${part}.${index}`).join(' ');

describe('an account', () => {
  it('may look up 1,000 identifiers in an hour, and another one as many', async () => {
    const target = await startInProcess({ RATE_LIMITS: 'on' }, { lookups: recordedLookups });
    ends.push(() => target.stop());
    const { client } = await newPerson(target);
    for (let part = 0; part < 10; part += 1) await client.ask(lookUpMutation, { text: text(part) });
    const refusal = await client.refused('RATE_LIMITED', lookUpMutation, { text: text(11, 1) });
    expect(refusal.extensions?.retryAfter).toBe(3600);
    await (await newPerson(target)).client.ask(lookUpMutation, { text: text(12, 1) });
    target.advance(60 * 60 * 1000);
    await client.ask(lookUpMutation, { text: text(13, 1) });
  });

  it('uses up none with a text that is refused, or holds none', async () => {
    const target = await startInProcess({ RATE_LIMITS: 'on' }, { lookups: recordedLookups });
    ends.push(() => target.stop());
    const { client } = await newPerson(target);
    for (let part = 0; part < 9; part += 1) await client.ask(lookUpMutation, { text: text(part) });
    await client.ask(lookUpMutation, { text: text(9, 99) });
    await client.ask(lookUpMutation, { text: 'only words' });
    await client.refused('BAD_USER_INPUT', lookUpMutation, { text: text(10, 101) });
    await client.refused('BAD_USER_INPUT', lookUpMutation, { text: 'x'.repeat(100_001) });
    await client.refused('RATE_LIMITED', lookUpMutation, { text: text(10, 2) });
    await client.ask(lookUpMutation, { text: text(11, 1) });
    await client.refused('RATE_LIMITED', lookUpMutation, { text: text(12, 1) });
  });

  it('uses up none that a service is too busy for', async () => {
    const lookups: Lookups = {
      ...recordedLookups,
      ask: () => Promise.reject(new ServiceFailure('LIMITED', 'Not now.')),
    };
    const target = await startInProcess({ RATE_LIMITS: 'on' }, { lookups });
    ends.push(() => target.stop());
    const { client } = await newPerson(target);
    for (let part = 0; part < 12; part += 1) {
      const { lookUp } = await client.ask<LookUp>(lookUpMutation, { text: text(part) });
      expect(lookUp.results.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 'LIMITED'));
    }
    await client.refused('BAD_USER_INPUT', lookUpMutation, { text: text(12, 101) });
  });
});

it('a record that is larger than a document may be is not found without candidates', async () => {
  const work = { type: 'journal-article', title: 'A title', DOI: '10.1000/1', abstract: 'x'.repeat(2_000_000) };
  const answer = { status: 200, headers: {}, body: JSON.stringify(work) };
  const target = await startInProcess({}, { lookups: { ...recordedLookups, ask: () => Promise.resolve(answer) } });
  ends.push(() => target.stop());
  const { client } = await newPerson(target);
  const { lookUp } = await client.ask<LookUp>(lookUpMutation, { text: '10.1000/1' });
  expect(lookUp.results).toMatchObject([
    { status: 'UNAVAILABLE', message: 'The record of doi.org is larger than a document may be.', candidates: [] },
  ]);
});

const reason = whyNoPostgres();
if (reason !== null) console.warn(`Lookups of two processes on one PostgreSQL are not tested: ${reason}.`);

describe.skipIf(reason !== null)('two server processes on one PostgreSQL', () => {
  it('ask the services once for the same', async () => {
    const postgres = await startPostgres();
    if (postgres === null) throw new Error('PostgreSQL did not start');
    ends.push(() => postgres.stop());
    const services = await startLookupServices();
    ends.push(() => services.stop());
    const env = { ...services.env, DATABASE_URL: await postgres.createDatabase('lookups') };
    const [one, other] = await Promise.all([startServer({ env }), startServer({ env })]);
    ends.push(
      () => one.remove(),
      () => other.remove(),
    );
    const { client } = await newPerson(serverTarget(one));
    const text = '10.1093/nar/gks1195 PMID 23193287 10.1000/none';
    const answers = await Promise.all(
      [client, makeClient(other.url, {}, client.cookies)].map((each) => each.ask<LookUp>(lookUpMutation, { text })),
    );
    for (const { lookUp } of answers)
      expect(lookUp.results.map(({ status }) => status)).toEqual(['FOUND', 'FOUND', 'NOT_FOUND']);
    expect(services.received.map(({ service }) => service).sort()).toEqual(['doi', 'doi', 'pubmed']);
    expect(services.received[0]?.userAgent).toContain('mailto:operator@example.org');
  });
});
