// Measures what the server adds to the time that a service takes to answer for one DOI. The service stands on loopback and answers after a known delay.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makeClient } from '#tests/support/client.ts';
import { benchPassword, signUp } from './fillLibrary.ts';
import { type JudgedTable, percentile } from './table.ts';
import { startBenchServer } from './startBenchServer.ts';

const rounds = 40;
/** How long the service takes, in milliseconds. */
const delay = 100;
/** Longer than the pause between two questions to a service, so that no lookup has to wait for its turn; in milliseconds. */
const pause = 250;
/** The limit of what a lookup adds at the median, in milliseconds. */
const maximumAdded = 50;

const lookUpMutation = `mutation lookUp($text: String!) {
  lookUp(input: { text: $text }) { results { status message candidates { source entry existing { id } } } }
}`;

interface LookUp {
  lookUp: { results: { status: string }[] };
}

/** Answers with a record of the DOI that the path names. */
async function startService() {
  const service = createServer((request, response) => {
    const work = {
      ...{ source: 'Crossref', type: 'journal-article', DOI: decodeURIComponent((request.url ?? '/').slice(1)) },
      ...{ title: 'On the time that it takes', author: [{ family: 'Doe', given: 'Jane' }], volume: '1' },
      ...{ 'container-title': 'Journal of Tests', issued: { 'date-parts': [[2020, 1, 2]] } },
    };
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(work)), delay);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  return { service, url: `http://127.0.0.1:${(service.address() as AddressInfo).port}` };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** One row for the smallest request, for the service alone, for a lookup that asks it, and for one that is answered from what is kept. */
export async function measureLookUps(): Promise<JudgedTable> {
  const { service, url } = await startService();
  const server = await startBenchServer({ env: { LOOKUP_CONTACT: 'bench@example.org', LOOKUP_DOI_URL: url } });
  try {
    const client = makeClient(server.url);
    await signUp(client, { email: 'lookups@example.org', password: benchPassword });
    const lookUp = async (doi: string) => {
      const { results } = (await client.ask<LookUp>(lookUpMutation, { text: doi })).lookUp;
      if (results[0]?.status !== 'FOUND') throw new Error(`The lookup answered ${JSON.stringify(results)}`);
    };
    const times: { me: number; alone: number; asked: number; kept: number }[] = [];
    for (let round = -2; round < rounds; round += 1) {
      const doi = `10.1000/round.${round}`;
      const me = await timed(() => client.ask('{ me { id } }'));
      const alone = await timed(async () => (await fetch(`${url}/${encodeURIComponent(doi)}`)).text());
      const asked = await timed(() => lookUp(doi));
      const kept = await timed(() => lookUp(doi));
      // The first rounds warm up.
      if (round >= 0) times.push({ me, alone, asked, kept });
      await wait(pause);
    }
    const row = (name: string, all: readonly number[], added = '') => [
      ...[name, percentile(all, 0.5).toFixed(0), percentile(all, 0.95).toFixed(0), added],
    ];
    const added = percentile(
      times.map(({ asked, alone }) => asked - alone),
      0.5,
    );
    return {
      table: [
        ['one DOI', 'p50 ms', 'p95 ms', 'added, p50'],
        row(
          '{ me { id } }',
          times.map(({ me }) => me),
        ),
        row(
          'the service alone',
          times.map(({ alone }) => alone),
        ),
        row(
          'a lookup that asks it',
          times.map(({ asked }) => asked),
          added.toFixed(0),
        ),
        row(
          'a lookup of what is kept',
          times.map(({ kept }) => kept),
        ),
      ],
      shortcomings:
        added > maximumAdded ? [`A lookup adds more than ${maximumAdded} ms to what the service takes`] : [],
    };
  } finally {
    await server.remove();
    service.closeAllConnections();
    service.close();
  }
}
