// Tests incomplete answers, and the log outside production: each failure once, with its operation, in the product's own words.
import { type Environment, fetchQuery } from 'relay-runtime';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import accountQuery, { type accountQuery as AccountQuery } from '#src/__generated__/accountQuery.graphql.ts';
import login, { type loginMutation } from '#src/__generated__/loginMutation.graphql.ts';
import { createEnvironment } from './createEnvironment.ts';
import { mutate } from './mutate.ts';
import { NetworkError } from './transportError.ts';

async function logOf(fetch: typeof globalThis.fetch, timeout?: number, signal?: AbortSignal) {
  const log = vi.fn<(error: Error, operation: string) => void>();
  const environment = createEnvironment({
    libraryId: 'lib_1',
    url: '/api',
    onUnauthenticated: () => undefined,
    fetch,
    timeout,
    log,
  });
  const variables = { input: { email: 'marie@example.org', password: 'secret' } };
  await mutate<loginMutation>(environment, login, variables, { signal }).catch(() => undefined);
  return log.mock.calls.map(([error, operation]) => [operation, error.message]);
}

const answering = (body: object) => () => Promise.resolve(Response.json(body));
const error = (message: string, code: string) => ({ message, extensions: { code } });

describe('an incomplete answer', () => {
  const onUnauthenticated = vi.fn<() => void>();
  const against = (body: object) =>
    createEnvironment({ libraryId: 'lib_1', url: '/api', onUnauthenticated, fetch: answering(body) });
  const idsIn = (environment: Environment) => environment.getStore().getSource().getRecordIDs();
  const user = { __typename: 'UserReturned', user: { id: 'user_1', email: null } };
  const broken = [error('It broke.', 'INTERNAL_SERVER_ERROR')];

  beforeEach(() => {
    onUnauthenticated.mockReset();
  });

  it('to a mutation counts as none, and stays out of the store', async () => {
    const environment = against({ data: { login: user }, errors: broken });
    const before = idsIn(environment);
    await expect(
      mutate<loginMutation>(environment, login, { input: { email: 'marie@example.org', password: 'secret' } }),
    ).rejects.toThrow('GraphQL response contains errors: It broke');
    expect(idsIn(environment)).toEqual(before);
  });

  it.each([
    ['without an error says that nobody is logged in', { data: { me: null } }, 'Log in first', 1],
    ['beside an error says only that', { data: { me: null }, errors: broken }, 'It broke', 0],
  ])('and has nobody in it %s, and empties no library', async (_, body, message, ended) => {
    const environment = against(body);
    const before = idsIn(environment);
    await expect(fetchQuery<AccountQuery>(environment, accountQuery, {}).toPromise()).rejects.toThrow(message);
    expect(idsIn(environment)).toEqual(before);
    expect(onUnauthenticated).toHaveBeenCalledTimes(ended);
  });
});

it('treats a server that reports being unavailable as one that did not answer', async () => {
  const body = { data: null, errors: [error('The database cannot be reached.', 'SERVICE_UNAVAILABLE')] };
  const fetch = () => Promise.resolve(Response.json(body, { status: 503 }));
  const environment = createEnvironment({ libraryId: 'lib_1', url: '/api', onUnauthenticated: () => undefined, fetch });
  await expect(fetchQuery<AccountQuery>(environment, accountQuery, {}).toPromise()).rejects.toThrow(NetworkError);
});

describe('the console outside production', () => {
  it('logs the messages of a GraphQL response that contains errors', async () => {
    const errors = [
      error('The password is too short.', 'BAD_USER_INPUT'),
      error('Something broke.', 'INTERNAL_SERVER_ERROR'),
    ];
    expect(await logOf(answering({ data: null, errors }))).toEqual([
      ['loginMutation', 'GraphQL response contains errors: The password is too short; Something broke'],
    ]);
  });

  it('logs a failed request with its reason', async () => {
    expect(await logOf(() => Promise.reject(new TypeError('fetch failed')))).toEqual([
      ['loginMutation', 'Network request failed'],
    ]);
    expect(await logOf(() => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })))).toEqual([
      ['loginMutation', 'Network request failed'],
    ]);
  });

  it('logs a request that timed out', async () => {
    const silence: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new DOMException('', 'TimeoutError'));
        });
      });
    expect(await logOf(silence, 1)).toEqual([['loginMutation', 'Network request timed out']]);
  });

  it('logs no successful or aborted requests', async () => {
    const user = { __typename: 'UserReturned', user: { id: 'user_1', email: 'marie@example.org' } };
    expect(await logOf(answering({ data: { login: user } }))).toEqual([]);
    const left = new AbortController();
    const leaving: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new DOMException('', 'AbortError'));
        });
        queueMicrotask(() => {
          left.abort();
        });
      });
    expect(await logOf(leaving, undefined, left.signal)).toEqual([]);
  });
});
