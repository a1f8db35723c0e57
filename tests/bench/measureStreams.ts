// Measures open event streams of a shared library: the server's memory, how long small requests take with and without them, at rest and while a member changes
// documents, and how long a change takes to the other members and onto their pages.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import { openEvents } from '#tests/support/eventStream.ts';
import { addManyMutation, benchPassword, signUp } from './fillLibrary.ts';
import { launchBrowser } from './launchBrowser.ts';
import { residentMemory } from './residentMemory.ts';
import { type JudgedTable, percentile } from './table.ts';

/** The most streams that an account may have. */
const streamsOfAccount = 12;
const rounds = 200;
/** Milliseconds between two requests, so that they take longer than a check of the streams together. */
const pause = 25;
/** Milliseconds between two changes of a busy member. */
const changePause = 500;
const seenRounds = 20;
/** The limits, as the product promises them: MB, times, and milliseconds. */
const limits = { memory: 100, ratio: 1.2, seen: 1000 };

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Account {
  readonly client: ApiClient;
  readonly email: string;
}

async function newAccount(url: string, name: string): Promise<Account> {
  const client = makeClient(url);
  const email = `${name}@example.org`;
  await signUp(client, { email, password: benchPassword });
  return { client, email };
}

async function createLibrary({ client }: Account): Promise<string> {
  const { createLibrary: created } = await client.ask<{ createLibrary: { library: { id: string } } }>(
    'mutation create($input: CreateLibraryInput!) { createLibrary(input: $input) { ... on LibraryReturned { library { id } } } }',
    { input: { name: 'Benchmark' } },
  );
  return created.library.id;
}

async function join(member: Account, owner: Account, libraryId: string): Promise<void> {
  const { createInvitation } = await owner.client.ask<{ createInvitation: { address: string } }>(
    'mutation invite($input: CreateInvitationInput!) { createInvitation(input: $input) { ... on InvitationCreated { address } } }',
    { input: { libraryId, role: 'READER' } },
  );
  const secret = createInvitation.address.split('/').at(-1);
  await member.client.ask(
    'mutation accept($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { __typename } }',
    { input: { secret } },
  );
}

const change = ({ client }: Account, libraryId: string, title: string) =>
  client.ask(addManyMutation, { input: { libraryId, key: randomUUID(), documents: [{ other: { title } }] } });

async function timesOf({ client }: Account): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await client.ask('{ me { id } }');
    times.push(performance.now() - begun);
    await wait(pause);
  }
  return times;
}

/** Runs `work` while the member changes the library again and again. */
async function whileChanging<T>(member: Account, libraryId: string, work: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const changeAgain = async () => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      await change(member, libraryId, `Change ${at}`);
      await wait(changePause);
    }
  };
  const [result] = await Promise.all([work().finally(() => over.abort()), changeAgain()]);
  return result;
}

/** How long each of some changes takes until another member's page shows it, in milliseconds. */
async function seenOn(page: Page, owner: Account, libraryId: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < seenRounds; round += 1) {
    const title = `Seen ${round}`;
    const begun = performance.now();
    const shown = page.getByRole('link', { name: title, exact: true }).waitFor();
    await Promise.all([shown, change(owner, libraryId, title)]);
    times.push(performance.now() - begun);
    await wait(changePause);
  }
  return times;
}

/** The same for a member's page in a browser. */
async function measureSeen(url: string, owner: Account, member: Account, libraryId: string): Promise<number[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: url });
    await page.goto('/user/login');
    await page.getByLabel('E-mail').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(benchPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/dashboard/);
    const connected = page.waitForResponse((response) => response.url().endsWith('/events'));
    await page.goto(`/dashboard?library=${libraryId}`);
    await connected;
    return await seenOn(page, owner, libraryId);
  } finally {
    await browser.close();
  }
}

/** Rows without streams, with `count` of them, and after they have ended, each at rest and while the library changes. */
export async function measureStreams({ url, pid }: { url: string; pid: number }, count: number): Promise<JudgedTable> {
  const owner = await newAccount(url, 'owner');
  const libraryId = await createLibrary(owner);
  const members: Account[] = [];
  for (let at = 0; at < count; at += streamsOfAccount) {
    const member = await newAccount(url, `member-${at}`);
    await join(member, owner, libraryId);
    members.push(member);
  }
  const [measuring] = members;
  if (!measuring) throw new Error('There are no members');
  await timesOf(measuring);
  const table = [['{ me { id } } with', 'p50 ms', 'p95 ms', '× without', 'memory MB']];
  const shortcomings: string[] = [];
  const measure = (name: string, compared: number | null, times: readonly number[]) => {
    const [median, high] = [percentile(times, 0.5), percentile(times, 0.95)];
    const ratio = median / (compared ?? median);
    const memory = residentMemory(pid);
    table.push([name, median.toFixed(1), high.toFixed(1), ratio.toFixed(2), memory.toFixed(0)]);
    if (ratio > limits.ratio) shortcomings.push(`a request with ${name} takes ${ratio.toFixed(2)} times as long`);
    return { median, memory };
  };
  const timesWhileChanging = () => whileChanging(owner, libraryId, () => timesOf(measuring));
  const rest = measure('no streams', null, await timesOf(measuring));
  const changing = measure('no streams, changes', null, await timesWhileChanging());
  // One account after the other: the server refuses a rush of hundreds of requests at once.
  const streams: Awaited<ReturnType<typeof openEvents>>[] = [];
  for (const { client } of members) {
    const some = Array.from({ length: Math.min(streamsOfAccount, count - streams.length) }, () =>
      openEvents(client, `/api/libraries/${libraryId}/events`),
    );
    streams.push(...(await Promise.all(some)));
  }
  const refused = streams.find(({ status }) => status !== 200);
  if (refused) throw new Error(`A stream was answered with ${refused.status}`);
  const open = measure(`${count} streams`, rest.median, await timesOf(measuring));
  measure(`${count} streams, changes`, changing.median, await timesWhileChanging());
  const added = open.memory - changing.memory;
  if (added > limits.memory) shortcomings.push(`${count} streams take ${added.toFixed(0)} MB`);
  for (const stream of streams) stream.close();
  measure('after their end', rest.median, await timesOf(measuring));
  const seen = await measureSeen(url, owner, measuring, libraryId);
  const [median, high] = [percentile(seen, 0.5), percentile(seen, 0.95)];
  table.push(['a change until another page shows it', median.toFixed(0), high.toFixed(0), '', '']);
  if (high > limits.seen) shortcomings.push(`a change is seen after ${high.toFixed(0)} ms`);
  return { table, shortcomings };
}
