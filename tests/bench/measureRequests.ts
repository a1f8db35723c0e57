// How many pages of the list the API serves a second, beside plain node:http that asks the same query of the same library: what sessions and
// GraphQL cost. Both are asked in turn, for moments, so that they saw the same machine.
import { readFile } from 'node:fs/promises';
import { Agent, request, type RequestOptions } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startChild } from '#tests/support/childProcess.ts';
import type { ApiClient } from '#tests/support/client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { freePort } from '#tests/support/freePort.ts';
import { cpuTime } from './cpuTime.ts';
import type { Bench, Page } from './measureLibrary.ts';
import { percentile } from './table.ts';

const connections = 8;
const milliseconds = 2000;
const turns = 5;
/** So many requests a turn, and before the first one, however long they take on a machine that others use. */
const fewest = 150;
const warmUp = 1_000;
const pageSize = 50;

interface Asked {
  readonly name: string;
  readonly url: string;
  readonly options: RequestOptions;
  readonly body: string;
  readonly cpuTime: () => number | null;
}

/** What one turn gave. */
interface Turn {
  readonly perSecond: number;
  /** Milliseconds of the server's processor for each request; null where nobody knows. */
  readonly cpu: number | null;
}

function ask({ url, options, body }: Asked, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`Status ${response.statusCode}: ${text.slice(0, 500)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Asks on all connections at once, each again as soon as it is answered, at least so many times. */
async function measureTurn(asked: Asked, agent: Agent, atLeast: number): Promise<Turn> {
  let count = 0;
  const cpu = asked.cpuTime();
  const start = performance.now();
  const askOn = async () => {
    while (performance.now() - start < milliseconds || count < atLeast) {
      await ask(asked, agent);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  const seconds = (performance.now() - start) / 1000;
  const cpuAfter = asked.cpuTime();
  return { perSecond: count / seconds, cpu: cpu === null || cpuAfter === null ? null : (cpuAfter - cpu) / count };
}

function measureBoth(both: readonly [Asked, Asked]): Promise<[Turn[], Turn[]]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const run = async (): Promise<[Turn[], Turn[]]> => {
    // Once unmeasured: plans, caches and the compiler warm up.
    for (const asked of both) await measureTurn(asked, agent, warmUp);
    const measured: [Turn[], Turn[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      measured[0].push(await measureTurn(both[0], agent, fewest));
      measured[1].push(await measureTurn(both[1], agent, fewest));
    }
    return measured;
  };
  return run().finally(() => agent.destroy());
}

/** The app's own query, read from what the compiler made of it: as a module it has an import of a type, which only a bundler leaves out. */
async function readListQuery(): Promise<string> {
  const made = await readFile(new URL('../../src/__generated__/listQuery.graphql.ts', import.meta.url), 'utf8');
  const text = /"text": (".*")$/m.exec(made)?.[1];
  if (text === undefined) throw new Error('The list’s query has no text');
  return JSON.parse(text) as string;
}

/** The list's own request, as the app sends it. */
async function askApi({ client, cpuTime }: Bench): Promise<Asked> {
  const query = await readListQuery();
  const variables = { first: pageSize };
  const { edges } = (await client.ask<Page>(query, variables)).me.documents;
  if (edges.length !== pageSize) throw new Error(`The API answered ${edges.length} documents`);
  const headers = {
    'content-type': 'application/json',
    'graphql-client-name': 'web',
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  const body = JSON.stringify({ operationName: 'listQuery', variables, query });
  return { name: 'API', url: `${client.url}/api`, options: { method: 'POST', headers }, body, cpuTime };
}

export type PlainEnvironment = { readonly DATA_DIR: string } | { readonly DATABASE_URL: string };

async function startPlain(client: ApiClient, environment: PlainEnvironment) {
  const port = await freePort();
  const { me } = await client.ask<{ me: { id: string } }>('{ me { id } }');
  const child = await startChild(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('plainServer.ts', import.meta.url))],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), OWNER_ID: me.id, ...environment },
    },
  );
  const url = `http://127.0.0.1:${port}/`;
  const first = await eventually(
    () => `plain node:http to be ready. It wrote:\n${child.output()}`,
    async () => {
      if (child.hasEnded()) throw new Error(`It ended. It wrote:\n${child.output()}`);
      return fetch(url).then(
        (response) => response.text(),
        () => undefined,
      );
    },
    60_000,
  );
  const rows = JSON.parse(first) as unknown[];
  if (rows.length !== pageSize + 1) throw new Error(`Plain node:http answered ${rows.length} rows`);
  const asked: Asked = { name: 'plain node:http', url, options: {}, body: '', cpuTime: () => cpuTime(child.pid) };
  return { asked, stop: () => child.stop() };
}

/** Measures the server behind `bench` beside a plain one on the same library, in a folder of its own or on the same PostgreSQL. Answers rows; the first is the head. */
export async function measureRequests(bench: Bench, environment: PlainEnvironment): Promise<string[][]> {
  const api = await askApi(bench);
  const plain = await startPlain(bench.client, environment);
  try {
    const measured = await measureBoth([api, plain.asked]);
    const parts = measured[0].map(({ perSecond }, turn) => perSecond / (measured[1][turn]?.perSecond ?? Number.NaN));
    const median = (values: readonly number[]) => percentile(values, 0.5);
    const part = median(parts);
    const percent = (value: number) => `${Math.round(value * 100)} %`;
    const row = (name: string, all: readonly Turn[], ...rest: string[]) => {
      const cpu = all.map((turn) => turn.cpu).filter((value) => value !== null);
      return [
        ...[name, median(all.map(({ perSecond }) => perSecond)).toFixed(0)],
        ...[cpu.length > 0 ? median(cpu).toFixed(2) : '', ...rest],
      ];
    };
    const range = `${percent(Math.min(...parts))} to ${percent(Math.max(...parts))}`;
    return [
      ['page of 50', 'requests a second', 'CPU ms', 'part of plain', 'of turns'],
      row(plain.asked.name, measured[1], '', ''),
      row(api.name, measured[0], percent(part), range),
    ];
  } finally {
    await plain.stop();
  }
}
