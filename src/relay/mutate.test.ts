// Tests the outcomes of mutations as statecharts get them, with the real network layer and store.
import type { Environment } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import login, { type loginMutation } from '#src/__generated__/loginMutation.graphql.ts';
import { createEnvironment } from './createEnvironment.ts';
import { mutate } from './mutate.ts';

const onUnauthenticated = vi.fn<() => void>();
const variables = { input: { email: 'marie@example.org', password: 'secret' } };
const send = (environment: Environment, signal?: AbortSignal) =>
  mutate<loginMutation>(environment, login, variables, { signal });
const against = (fetch: typeof globalThis.fetch, timeout?: number) =>
  createEnvironment({ libraryId: 'lib_1', url: '/api', onUnauthenticated, fetch, timeout });
const answering = (body: unknown, status = 200) => against(() => Promise.resolve(Response.json(body, { status })));
const refusing = (extensions: object) => answering({ data: null, errors: [{ message: 'No.', extensions }] });

describe('mutate', () => {
  it("sends one named operation with the credentials and the client's name", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(Response.json({ data: { login: { __typename: 'UserReturned', user: { id: 'user_1' } } } })),
    );
    await expect(send(against(fetch))).resolves.toMatchObject({
      kind: 'done',
      data: { login: { user: { id: 'user_1' } } },
    });
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api');
    expect(request).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'graphql-client-name': 'web' },
    });
    expect(JSON.parse(request?.body as string)).toMatchObject({ operationName: 'loginMutation', variables });
  });

  it("resolves with the API's refusals, their problems and details", async () => {
    const problems = [{ path: ['input', 'email'], message: 'Not an address.' }];
    await expect(send(refusing({ code: 'BAD_USER_INPUT', problems }))).resolves.toMatchObject({
      kind: 'refused',
      code: 'BAD_USER_INPUT',
      message: 'No.',
      problems,
    });
    await expect(send(refusing({ code: 'CONFLICT', current: { revision: 3 } }))).resolves.toMatchObject({
      code: 'CONFLICT',
      extensions: { current: { revision: 3 } },
    });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('notifies the session when the server does not know the user', async () => {
    await expect(send(refusing({ code: 'UNAUTHENTICATED' }))).resolves.toMatchObject({ kind: 'refused' });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no connection', against(() => Promise.reject(new TypeError('fetch failed'))), 'Network request failed'],
    [
      'an error page',
      against(() => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))),
      'Network request failed',
    ],
    ['JSON that is no answer', answering({ ok: true }), 'Network request failed'],
    ['a masked error', refusing({ code: 'INTERNAL_SERVER_ERROR' }), /^GraphQL response contains errors: No$/],
    [
      'silence',
      against(
        (_, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => {
              reject(new DOMException('', 'TimeoutError'));
            });
          }),
        1,
      ),
      'Network request timed out',
    ],
  ])('rejects on %s', async (_, environment, message) => {
    await expect(send(environment)).rejects.toThrow(message);
  });

  it('aborts the request when the caller leaves', async () => {
    const left = new AbortController();
    let request: AbortSignal | null | undefined;
    const outcome = send(
      against((_, init) => {
        request = init?.signal;
        return new Promise(() => undefined);
      }),
      left.signal,
    );
    left.abort();
    await expect(outcome).rejects.toThrow('left');
    expect(request?.aborted).toBe(true);
  });
});
