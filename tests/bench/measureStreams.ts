// Measures what open event streams cost the server: its memory, and how long small requests take with and without them, in the same run.
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import { openEvents } from '#tests/support/eventStream.ts';
import { benchPassword, signUp } from './fillLibrary.ts';
import { residentMemory } from './residentMemory.ts';
import { type JudgedTable, percentile } from './table.ts';

/** The most streams that an account may have. */
const streamsOfAccount = 12;
const rounds = 200;
/** Milliseconds between two requests, so that they take longer than a check of the streams together. */
const pause = 25;

async function newAccount(url: string, name: string): Promise<{ client: ApiClient; events: string }> {
  const client = makeClient(url);
  await signUp(client, { email: `${name}@example.org`, password: benchPassword });
  const { me } = await client.ask<{ me: { id: string } }>('{ me { id } }');
  return { client, events: `/api/libraries/${me.id}.library/events` };
}

async function timesOf(client: ApiClient): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await client.ask('{ me { id } }');
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return times;
}

/** A row without streams, one with `count` of them, and one after they have ended. */
export async function measureStreams({ url, pid }: { url: string; pid: number }, count: number): Promise<JudgedTable> {
  const { client } = await newAccount(url, 'measures');
  const accounts = [];
  for (let at = 0; at < count; at += streamsOfAccount) accounts.push(await newAccount(url, `streams-${at}`));
  await timesOf(client);
  const rows: { name: string; times: number[]; memory: number }[] = [];
  const measure = async (name: string) =>
    rows.push({ name, times: await timesOf(client), memory: residentMemory(pid) });
  await measure('no streams');
  // One account after the other: the server refuses a rush of hundreds of requests at once.
  const streams: Awaited<ReturnType<typeof openEvents>>[] = [];
  for (const { client: reader, events } of accounts) {
    const some = Array.from({ length: Math.min(streamsOfAccount, count - streams.length) }, () =>
      openEvents(reader, events),
    );
    streams.push(...(await Promise.all(some)));
  }
  const refused = streams.find(({ status }) => status !== 200);
  if (refused) throw new Error(`A stream was answered with ${refused.status}`);
  await measure(`${count} streams`);
  for (const stream of streams) stream.close();
  await measure('after their end');
  const unit = percentile(rows[0]?.times ?? [], 0.5);
  const cells = rows.map(({ name, times, memory }) => {
    const [median, high] = [percentile(times, 0.5), percentile(times, 0.95)];
    return [name, median.toFixed(1), high.toFixed(1), (median / unit).toFixed(2), memory.toFixed(0)];
  });
  return { table: [['{ me { id } } with', 'p50 ms', 'p95 ms', '× without', 'memory MB'], ...cells], shortcomings: [] };
}
