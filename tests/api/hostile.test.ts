// Fuzz test: sends 2,000 requests drawn from the schema and from other inputs of a request. The server must answer each without an internal error, and log
// nothing of their content. Another seed: `SEED=7`.
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSite } from '#server/http/site.ts';
import { mark, OddOperations } from '#tests/support/oddOperations.ts';
import { createGroup, explicit } from './contract/groupOperations.ts';
import { addMany, article } from './contract/operations.ts';
import { newPerson, suiteRandom, type Person } from './contract/target.ts';
import { type InProcessTarget, startInProcess } from './inProcess.ts';

const random = suiteRandom(22);
const lines: { level: number; line: string }[] = [];
let target: InProcessTarget;
let person: Person;
let operations: OddOperations;

/** Excluded, because they would end the session or the account. */
const endsSession = new Set(['logout', 'deleteAccount', 'endSession', 'login', 'signup']);

beforeAll(async () => {
  const log = pino(
    {},
    { write: (line) => void lines.push({ line, level: (JSON.parse(line) as { level: number }).level }) },
  );
  const site = createSite(fileURLToPath(new URL('../../dist/client', import.meta.url)));
  target = await startInProcess({}, { log, site });
  person = await newPerson(target);
  const documents = await addMany(
    person.client,
    Array.from({ length: 12 }, (_, index) => article(`Title ${index}`)),
  );
  const group = await createGroup(person.client, explicit('A group'));
  operations = new OddOperations(random, [group.id, person.id, ...documents.map(({ id }) => id)], (name) =>
    endsSession.has(name),
  );
});
afterAll(() => target.stop());

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answered {
  status: number;
  text: string;
}

/** Sends requests that `fetch` cannot send. Headers are bytes. */
function send({ method, path, headers = {}, body }: Sent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(target.url), { method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const json = 'application/json';
const oddHeaderValues = [
  '',
  ' ',
  ',',
  ';',
  '=',
  '"',
  '*/*',
  mark,
  `${mark}é\x80ÿ`,
  '%00',
  'null',
  '[::1',
  'a:b:c',
  '1e9',
];
const readHeaders = [
  ...['host', 'cookie', 'user-agent', 'accept', 'accept-encoding', 'content-type', 'origin', 'sec-fetch-site'],
  ...['x-forwarded-for', 'if-none-match', 'graphql-client-name', 'range', 'upgrade', 'expect', 'content-encoding'],
];
const oddTypes = [
  json,
  `${json}; charset=utf-16`,
  `${json} ; a`,
  `${json},${json}`,
  'text/plain',
  'multipart/form-data',
  '',
];
const oddBodies = [
  ...['', '{', 'null', '1', '"text"', '[]', '{}', '[{}]', '{"query":1}', '{"query":"{"}', '\ufeff{}', '{"query":null}'],
  ...['{"query":"{__typename}","variables":[]}', '{"query":"{__typename}","extensions":"x"}', '{"__proto__":{}}'],
  ...['{"query":"{__typename}","operationName":[]}', '{"query":"subscription { a }"}', '{"query":"type A { b: C }"}'],
  `{"query":"{ me(${mark}: ${'['.repeat(1_900)}"}`,
  `{"query":"${'{ me '.repeat(990)}"}`,
  `{"query":"{ me { ${'id '.repeat(1_900)} } }"}`,
  `{"query":"{ ${mark} @include(if: 5) @${mark} }"}`,
];
const oddPaths = [
  '',
  '/',
  '//',
  '.json',
  `/${mark}`,
  '%00',
  '%',
  '%E0%A4%A',
  '%ED%A0%80',
  '..%2f..%2f',
  '?',
  '?=&&',
  '#',
  ';',
];
const places = [
  ...[
    '/api',
    '/api/_auth/session',
    '/api/getLatestRelease',
    '/api/export/bib',
    '/api/export/account.json',
    '/download',
  ],
  ...['/api/_nuxt_icon/mdi.json', '/api/_nuxt_icon/', '/download/win', '/readyz', '/', '/faq', '/gsoc/', '/login'],
  ...[
    '/change-password/x',
    '/dashboard',
    '/assets/x.js',
    '/sitemap.xml',
    '/_statecharts/',
    '/_stories',
    '/_payload.json',
  ],
];
const parameters = [
  'query',
  'variables',
  'extensions',
  'operationName',
  'groupId',
  'groupIds',
  'groupMatch',
  'trashed',
];
const moreParameters = [...parameters, 'icons', 'id', 'statecharts'];
const oddParameters = [
  '',
  '{',
  '{}',
  '[]',
  'null',
  '{__typename}',
  mark,
  '%00',
  '%FF',
  '%ED%A0%80',
  'true',
  'ANY',
  'book,eye,',
];

/** Usually the session's cookie. */
function cookies(): Record<string, string> {
  const all = [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return random.number() < 0.85 ? { cookie: all } : {};
}

function drawOperation(): Sent {
  const operation = operations.draw();
  const headers = { 'content-type': json, ...cookies() };
  if (random.number() < 0.85) return { method: 'POST', path: '/api', headers, body: JSON.stringify(operation) };
  const search = new URLSearchParams({ query: operation.query, variables: JSON.stringify(operation.variables) });
  return { method: 'GET', path: `/api?${String(search).slice(0, 8_000)}`, headers };
}

function drawPlace(): Sent {
  const pairs = Array.from(
    { length: random.integer(0, 3) },
    () => `${random.pick(moreParameters)}=${random.pick(oddParameters)}`,
  );
  const tail = random.number() < 0.5 ? random.pick(oddPaths) : '';
  return {
    method: random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']),
    path: `${random.pick(places)}${tail}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    headers: { 'content-type': random.pick(oddTypes), ...cookies() },
  };
}

function drawHeaders(): Sent {
  const { headers, ...sent } = random.number() < 0.5 ? drawOperation() : drawPlace();
  return { ...sent, headers: { ...headers, [random.pick(readHeaders)]: random.pick(oddHeaderValues) } };
}

function drawBody(): Sent {
  const path = random.pick(['/api', '/api', '/api/export/ris']);
  const body = path === '/api' ? random.pick(oddBodies) : JSON.stringify(operations.odd());
  return { method: 'POST', path, headers: { 'content-type': random.pick(oddTypes), ...cookies() }, body };
}

const draws = [drawOperation, drawOperation, drawOperation, drawPlace, drawHeaders, drawBody];

/** The problem with a response; null if there is none. */
function wrongWith({ status, text }: Answered, { path }: Sent): string | null {
  if (status >= 500 && !path.startsWith('/readyz')) return `status ${status}`;
  if (text.includes('INTERNAL_SERVER_ERROR')) return 'an error that nobody meant';
  return /\n\s+at \S/.test(text) && !text.startsWith('<!') ? 'a stack' : null;
}

it('answers 2,000 odd requests, each as a client error', { timeout: 240_000 }, async () => {
  const wrong: object[] = [];
  const seen = new Map<number, number>();
  for (let count = 0; count < 2_000; count += 1) {
    const sent = random.pick(draws)();
    const answered = await send(sent).catch((error: unknown) => ({ status: 599, text: String(error) }));
    seen.set(answered.status, (seen.get(answered.status) ?? 0) + 1);
    const what = wrongWith(answered, sent);
    if (what !== null) wrong.push({ what, ...sent, ...answered, logged: lines.filter(({ level }) => level >= 50) });
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  // With hardly any valid or hardly any invalid requests, the test would prove little.
  expect(seen.get(200) ?? 0).toBeGreaterThan(300);
  expect(seen.get(400) ?? 0).toBeGreaterThan(200);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  // A request's log line contains its path and the user agent.
  const told = /"(path|client|operation)":"(?:[^"\\]|\\.)*"/g;
  expect(lines.filter(({ line }) => line.replace(told, '').includes(mark))).toEqual([]);
});
