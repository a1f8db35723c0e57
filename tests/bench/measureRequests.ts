// Measures how many pages of the list the API serves per second, compared with plain node:http that runs the same query on the same library: the difference is
// the cost of sessions and GraphQL. The two alternate in short turns, so that load on the machine affects both.
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
/** The number of requests in each turn and in the warm-up, however long they take on a busy machine. */
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

/** The result of one turn. */
interface Turn {
  readonly perSecond: number;
  /** The server's CPU time per request in milliseconds; null if unknown. */
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

/** Sends requests on all connections, each as soon as the last was answered, until at least this many are done. */
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
    // The first turn is not measured: it warms up query plans, caches and the JIT compiler.
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

/** Reads the app's query as text from the compiled file, because that file imports a type and so can't be imported without a bundler. */
async function readListQuery(): Promise<string> {
  const made = await readFile(new URL('../../src/__generated__/listQuery.graphql.ts', import.meta.url), 'utf8');
  const text = /"text": (".*")$/m.exec(made)?.[1];
  if (text === undefined) throw new Error("The list's query has no text");
  return JSON.parse(text) as string;
}

/** The list's request, as the app sends it. */
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

/**
 * Measures the server of `bench` against a plain server on the same library (a copied folder, or the same PostgreSQL). Returns table rows, the heading first.
 */
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
