// What developers are told when the API fails: every failure once, by the operation it befell, in the product's own words.
import { describe, expect, it, vi } from 'vitest';
import login, { type loginMutation } from '#src/__generated__/loginMutation.graphql.ts';
import { createEnvironment } from './createEnvironment.ts';
import { mutate } from './mutate.ts';

async function logOf(fetch: typeof globalThis.fetch, timeout?: number, signal?: AbortSignal) {
  const log = vi.fn<(error: Error, operation: string) => void>();
  const environment = createEnvironment({ url: '/api', onUnauthenticated: () => undefined, fetch, timeout, log });
  const variables = { input: { email: 'marie@example.org', password: 'secret' } };
  await mutate<loginMutation>(environment, login, variables, { signal }).catch(() => undefined);
  return log.mock.calls.map(([error, operation]) => [operation, error.message]);
}

const answering = (body: object) => () => Promise.resolve(Response.json(body));
const error = (message: string, code: string) => ({ message, extensions: { code } });

describe('the console outside production', () => {
  it('is told the messages of a GraphQL response that contains errors', async () => {
    const errors = [
      error('The password is too short.', 'BAD_USER_INPUT'),
      error('Something broke.', 'INTERNAL_SERVER_ERROR'),
    ];
    expect(await logOf(answering({ data: null, errors }))).toEqual([
      ['loginMutation', 'GraphQL response contains errors: The password is too short; Something broke'],
    ]);
  });

  it('is told of a request that failed, and why', async () => {
    expect(await logOf(() => Promise.reject(new TypeError('fetch failed')))).toEqual([
      ['loginMutation', 'Network request failed'],
    ]);
    expect(await logOf(() => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })))).toEqual([
      ['loginMutation', 'Network request failed'],
    ]);
  });

  it('is told of a request that was not answered in time', async () => {
    const silence: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new DOMException('', 'TimeoutError'));
        });
      });
    expect(await logOf(silence, 1)).toEqual([['loginMutation', 'Network request timed out']]);
  });

  it('is told nothing of what went well, nor of what somebody left', async () => {
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
