// Tests what is noted of the page's requests: names and outcomes, no secrets, and nothing of the answers.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSecrets } from '../live/secrets.ts';
import { toPlain } from '../live/plain.ts';
import { type RequestEntry, watchRequests } from './watchRequests.ts';

let noted: RequestEntry[];
let answer: () => Promise<Response>;

beforeEach(() => {
  noted = [];
  answer = () => Promise.resolve(json({ data: {} }));
  vi.stubGlobal('fetch', () => answer());
  const secrets = createSecrets();
  watchRequests({
    onEntry: (entry) => noted.push(entry),
    toPlain: (value) => {
      secrets.learn(value);
      return toPlain(value, secrets);
    },
    blankAddress: (address) => secrets.blankText(address, 500),
    prefix: '3/',
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

function ask(operationName: string, variables: unknown = {}): Promise<Response> {
  return fetch('/api', { method: 'POST', body: JSON.stringify({ operationName, variables }) });
}

/** The noted outcome, once the answer has been read. */
async function outcome() {
  await vi.waitUntil(() => noted.some(({ kind }) => kind === 'answer'), 30_000);
  const entry = noted.find((each) => each.kind === 'answer');
  return entry?.kind === 'answer' && { outcome: entry.outcome, status: entry.status, codes: entry.codes };
}

describe('an operation', () => {
  it('is noted with its name and variables when it is sent, and with its outcome when it is answered', async () => {
    await ask('saveMutation', { id: 'doc_1' });
    expect(await outcome()).toEqual({ outcome: 'ok', status: 200, codes: [] });
    expect(noted).toMatchObject([
      { kind: 'request', id: '3/1', operation: 'saveMutation', variables: { id: 'doc_1' } },
      { kind: 'answer', request: '3/1' },
    ]);
  });

  it('has no password among its variables, nor in later addresses', async () => {
    await ask('logInMutation', { input: { email: 'marie@example.org', password: 'polonium and radium' } });
    await fetch('/files/polonium%20and%20radium/polonium and radium');
    const [logIn] = noted;
    expect(logIn).toMatchObject({ variables: { input: { email: 'marie@example.org', password: '•••' } } });
    expect(JSON.stringify(noted)).not.toMatch(/polonium( |%20)and/);
  });

  it.each([
    [
      'with errors',
      json({ data: null, errors: [{ extensions: { code: 'FORBIDDEN' } }, { message: 'No code' }] }),
      { outcome: 'problem', status: 200, codes: ['FORBIDDEN', 'error'] },
    ],
    [
      'with a problem in its data',
      json({ data: { save: { __typename: 'RevisionConflictProblem', title: 'Secret title' }, other: null } }),
      { outcome: 'problem', status: 200, codes: ['RevisionConflictProblem'] },
    ],
    ['refused', json({}, 409), { outcome: 'refused', status: 409, codes: [] }],
    ['with something else', new Response('<html>'), { outcome: 'problem', status: 200, codes: ['unreadable'] }],
  ])('answered %s', async (_, response, expected) => {
    answer = () => Promise.resolve(response);
    const given = await ask('saveMutation');
    expect(await outcome()).toEqual(expected);
    // The page reads the answer itself.
    expect(given.bodyUsed).toBe(false);
    expect(JSON.stringify(noted)).not.toContain('Secret title');
  });

  it.each([
    ['failed', new TypeError('Failed to fetch')],
    ['aborted', new DOMException('It was aborted', 'AbortError')],
  ])('%s without an answer, as the page is told too', async (expected, error) => {
    answer = () => Promise.reject(error);
    await expect(ask('saveMutation')).rejects.toBe(error);
    expect(await outcome()).toEqual({ outcome: expected, status: null, codes: [] });
  });
});

describe('another request', () => {
  it('is named by method and path', async () => {
    await fetch('/api/files/1?size=2', { method: 'put', body: 'text' });
    await fetch(new Request(new URL('/icons', location.href)));
    expect(noted.filter(({ kind }) => kind === 'request')).toMatchObject([
      { operation: 'PUT /api/files/1', variables: null },
      { operation: 'GET /icons' },
    ]);
  });

  it('of the tools, or to another site, is not noted', async () => {
    await fetch('/__mock/state');
    await fetch('/_statecharts/coverage.json');
    await fetch('https://api.example.org/');
    expect(noted).toEqual([]);
  });
});
