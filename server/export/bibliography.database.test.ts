// Tests bibliographies and citations where formatting does not succeed: a style that never ends, a pool that is full, too much in an operation.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ListedStyle } from '#bibliography/citation/styleIndex.ts';
import { packagedLocale } from '#tests/support/citationStyles.ts';
import { FormatPool, usualLimits } from '../citations/pool/formatPool.ts';
import { joinStyles } from '../citations/sharedStyles.ts';
import { startTestServer, type TestClient, type TestServer } from '../testServer.ts';

const styleXml = (
  rules: string,
  macros = '',
  bibliography = `<bibliography><layout>${rules}</layout></bibliography>`,
) =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text"><info><title>T</title><id>t</id></info>${macros}<citation><layout>${rules}</layout></citation>${bibliography}</style>`;

/** Each macro prints the next one twice, so that one reference has 2^60 titles. */
const endless = styleXml(
  '<text macro="m0"/>',
  Array.from({ length: 60 }, (_, level) => {
    const next = `<text macro="m${level + 1}"/>`;
    return `<macro name="m${level}">${level === 59 ? '<text variable="title"/>' : next + next}</macro>`;
  }).join(''),
);
const title = '<text variable="title"/>';
const files: Readonly<Record<string, string>> = {
  '/apa': styleXml(title),
  '/endless': endless,
  '/notes': styleXml(title, '', ''),
  '/en-US': packagedLocale('en-US'),
};
const styleAt = (path: string): ListedStyle => ({
  ...{ id: path.slice(1), title: 'T', shortTitle: null, fields: [], format: null },
  ...{ hasBibliography: true, defaultLocale: null, path, source: 'included' },
});
const styles = joinStyles({
  index: { styles: ['/apa', '/endless', '/notes'].map(styleAt), locales: { 'en-US': '/en-US' } },
  read: (path) => Promise.resolve(files[path] ?? ''),
});

const limits = { ...usualLimits, waiting: { all: 2, account: 2 }, patience: { task: 2_000, document: 0 } };
const formatPool = new FormatPool(styles, limits);
let server: TestServer;
let client: TestClient;

const add = 'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }';

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' }, undefined, { styles, formatPool });
  client = await signUp('writer@example.org');
});
afterAll(async () => {
  await server.close();
  await formatPool.close();
});
const released: (() => void)[] = [];
afterEach(() => {
  for (const release of released.splice(0)) release();
});

async function signUp(email: string): Promise<TestClient> {
  const person = server.client();
  const input = { email, password: 'a rather long sentence' };
  await person.ask('mutation ($input: SignupInput!) { signup(input: $input) { __typename } }', { input });
  const documents = Array.from({ length: 20 }, (_, index) => ({ other: { title: `Document ${index}` } }));
  await person.one(add, { input: { documents } });
  return person;
}

async function answerOf(person: TestClient, query: string): Promise<[number, unknown, string | null]> {
  const answer = await person.fetch(`/api/bibliography?${query}`);
  const text = await answer.text();
  const code = answer.status === 200 ? null : (JSON.parse(text) as Failure).errors[0]?.extensions.code;
  return [answer.status, code, answer.headers.get('retry-after')];
}

interface Failure {
  errors: { extensions: { code: string } }[];
}

test('a style that never ends is a time-out, and the next one is formatted', async () => {
  expect(await answerOf(client, 'style=endless')).toEqual([504, 'BAD_REQUEST', null]);
  expect(await answerOf(client, 'style=apa')).toEqual([200, null, null]);
  const { errors } = await client.ask(
    '{ me { documents(first: 3) { edges { node { citation(style: "endless") } } } } }',
  );
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_REQUEST', 'BAD_REQUEST', 'BAD_REQUEST']);
});

test('a style without a bibliography is refused, and has no citations', async () => {
  expect(await answerOf(client, 'style=notes')).toEqual([400, 'BAD_USER_INPUT', null]);
  expect(await client.one('{ me { documents(first: 1) { edges { node { citation(style: "notes") } } } } }')).toEqual({
    documents: { edges: [{ node: { citation: null } }] },
  });
});

/** Keeps the pool busy for somebody until the test ends. */
function occupy(account: string): void {
  const wait = new Promise<void>((resolve) => released.push(resolve));
  const style = { ...styleAt(`/${account}`), source: 'own' as const };
  const task = { kind: 'references', style, locale: null, format: 'text', items: [] } as const;
  formatPool.run(account, task, { read: () => wait.then(() => '') }).catch(() => undefined);
}

test('a pool in which too much waits is unavailable for a moment', async () => {
  // One task of each account waits for a file, the others wait for a thread.
  for (const account of ['a', 'b', 'c', 'a', 'b']) occupy(account);
  expect(await answerOf(client, 'style=apa')).toEqual([503, 'SERVICE_UNAVAILABLE', '2']);
});

test('an operation has at most 500 citations', async () => {
  const aliases = Array.from({ length: 26 }, (_, index) => `c${index}: citation(style: "apa")`).join(' ');
  const query = `{ me { documents(first: 20) { edges { node { ${aliases} } } } } }`;
  const { errors } = await client.ask(query);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(Array(20).fill('BAD_REQUEST'));
});

test('of one account, a third bibliography at once is refused', async () => {
  const person = await signUp('reader@example.org');
  const answers = await Promise.all(Array.from({ length: 3 }, () => answerOf(person, 'style=endless')));
  expect(answers.map(([status]) => status).sort()).toEqual([429, 504, 504]);
});
