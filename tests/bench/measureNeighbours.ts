// Measures how long one account waits for its pages while another one does the most expensive things that it is allowed to do.
import { randomUUID } from 'node:crypto';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import { addManyMutation, benchPassword, signUp } from './fillLibrary.ts';
import { benchDocuments } from './benchDocuments.ts';
import { pageQuery } from './measureLibrary.ts';
import { type JudgedTable, percentile } from './table.ts';

/** Limit of the 95th percentile of a page, in milliseconds. */
const limit = 250;
/** The number of pages that are requested during each attack. */
const pages = 60;
/** The time limit for these requests, in milliseconds. */
const longest = 30_000;
/** The pause between two pages, in milliseconds. */
const pause = 50;

const large = { documents: 40, characters: 96_000 };
const batch = { documents: 500, characters: 18_000 };

const words = 'ta ne ri so la mi ku de bo vi an er on is ul em th st pr gr'.split(' ');

/** Text of this length without repetitions, so that it doesn't compress. */
function textOf(characters: number, seed: number): string {
  let text = '';
  for (let at = seed; text.length < characters; at = (at * 48_271) % 2_147_483_647)
    text += `${words[at % 20]}${words[(at >> 5) % 20]}${words[(at >> 10) % 20]}${at % 97} `;
  return text.slice(0, characters);
}

const largeDocuments = ({ documents, characters }: typeof large, name: string) =>
  Array.from({ length: documents }, (_, index) => ({
    journalArticle: {
      title: `${name} ${index}`,
      abstract: textOf(characters, index + 1),
      authors: [{ person: { family: `Author${index}` } }],
      published: '2020',
    },
  }));

const all = { filterBy: {} };
const patterns = (count: number) =>
  Array.from({ length: count }, (_, index) => `any=~"(a|b)+${index}x[cd]"`).join(' or ');

/** Sends a prepared body and reads the response without parsing it, because this process needs its time for measuring. Returns whether the server refused. */
type Send = (path: string, body: string | null) => Promise<boolean>;

function sender(url: string, client: ApiClient): Send {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return async (path, body) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await fetch(new URL(path, url), body === null ? { headers } : { method: 'POST', headers, body });
    const answer = Buffer.from(await response.arrayBuffer());
    return !response.ok || answer.subarray(0, 1_000).includes('"errors"');
  };
}

/** A request that an attacker repeats, and how many run at once. */
interface Attack {
  readonly name: string;
  readonly atOnce: number;
  readonly run: (send: Send) => Promise<boolean>;
}

const operation = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const asking = (body: string) => (send: Send) => send('/api', body);
const search = (query: string) => asking(operation(pageQuery, { first: 50, filterBy: { query } }));
function change(mutation: string, input: object): string {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
  return operation(`mutation ($input: ${type}) { ${mutation}(input: $input) { count } }`, { input });
}

/** The placeholder in a prepared body for what must differ in each request. */
const other = 'to be replaced';
const asAnother = (body: string) => body.replace(other, randomUUID());

const additions = operation(addManyMutation, { input: { key: other, documents: largeDocuments(batch, 'Batch') } });
const edit = change('editUserDocuments', { selection: all, addKeywords: [other] });
const group = operation('mutation ($input: CreateGroupInput!) { createGroup(input: $input) { __typename } }', {
  input: { name: other, searchGroup: { searchExpression: patterns(15), caseSensitive: false, isRegEx: false } },
});

const attacks: readonly Attack[] = [
  { name: 'nothing', atOnce: 0, run: () => Promise.resolve(false) },
  { name: 'search of 200 regular expressions, 15 at once', atOnce: 15, run: search(patterns(200)) },
  { name: 'search of 15 regular expressions, 15 at once', atOnce: 15, run: search(patterns(15)) },
  {
    name: 'keys of all documents, 4 at once',
    atOnce: 4,
    run: asking(change('makeCitationKeys', { selection: all, onlyMissing: false })),
  },
  { name: 'edit of all documents, 4 at once', atOnce: 4, run: (send) => send('/api', asAnother(edit)) },
  {
    name: 'all documents into the trash and back, 4 at once',
    atOnce: 4,
    run: async (send) => {
      await send('/api', change('deleteUserDocuments', { selection: all }));
      return send('/api', change('restoreUserDocuments', { selection: { filterBy: { trashed: true } } }));
    },
  },
  {
    name: 'page of all documents with their texts, 15 at once',
    atOnce: 15,
    run: asking(operation('{ me { documents(first: 500) { edges { node { title abstract } } } } }')),
  },
  { name: 'export of all documents, 4 at once', atOnce: 4, run: (send) => send('/api/export/bib', null) },
  { name: '500 documents of 9 MB, 3 at once', atOnce: 3, run: (send) => send('/api', asAnother(additions)) },
  { name: 'group of 15 regular expressions, 4 at once', atOnce: 4, run: (send) => send('/api', asAnother(group)) },
];

interface Suffered {
  readonly times: readonly number[];
  readonly done: number;
  readonly refused: number;
}

/** Measures pages of `neighbour` during the attack. */
async function suffer({ run, atOnce }: Attack, send: Send, neighbour: ApiClient): Promise<Suffered> {
  let isOver = false;
  const count = { done: 0, refused: 0 };
  const repeat = async () => {
    while (!isOver) {
      if (await run(send).catch(() => true)) {
        count.refused += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      } else count.done += 1;
    }
  };
  const attackers = Array.from({ length: atOnce }, repeat);
  const times: number[] = [];
  const began = performance.now();
  for (let page = 0; page < pages && performance.now() - began < longest; page += 1) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const start = performance.now();
    await neighbour.ask(pageQuery, { first: 50 });
    times.push(performance.now() - start);
  }
  isOver = true;
  const during = { ...count };
  await Promise.all(attackers);
  return { times, ...during };
}

/** Measures every attack on a server. */
export async function measureNeighbours(url: string): Promise<JudgedTable> {
  const person = async (name: string) => {
    const client = makeClient(url);
    await signUp(client, { email: `${name}-${randomUUID()}@example.org`, password: benchPassword });
    return client;
  };
  const [attacker, neighbour] = [await person('attacker'), await person('neighbour')];
  const make = benchDocuments(1);
  const few = Array.from({ length: 200 }, (_, index) => make(index));
  await neighbour.ask(addManyMutation, { input: { key: randomUUID(), documents: few } });
  await attacker.ask(addManyMutation, { input: { key: randomUUID(), documents: largeDocuments(large, 'Large') } });

  const table: string[][] = [['meanwhile another account does', 'p50 ms', 'p95 ms', 'most ms', 'done', 'refused']];
  const shortcomings: string[] = [];
  for (const attack of attacks) {
    const { times, done, refused } = await suffer(attack, sender(url, attacker), neighbour);
    const high = percentile(times, 0.95);
    const figures = [percentile(times, 0.5), high, Math.max(...times)].map((time) => time.toFixed(0));
    table.push([attack.name, ...figures, String(done), String(refused)]);
    // Printed immediately, since each attack takes a while.
    console.log(`${attack.name}: p95 ${high.toFixed(0)} ms`);
    if (high >= limit) shortcomings.push(`a page takes ${high.toFixed(0)} ms, limit ${limit}: ${attack.name}`);
  }
  return { table, shortcomings };
}
