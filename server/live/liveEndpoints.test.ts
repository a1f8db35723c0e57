// Tests what the addresses of live events answer where the API's contract cannot see it: during a restart, and about personal libraries.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import type { SessionViewer } from '../graphql/request.ts';
import { ProcessBus } from './liveBus.ts';
import { answerEvents, answerPresence, type LiveRequest } from './liveEndpoints.ts';
import { LiveStreams } from './liveStreams.ts';
import { liveTexts } from './liveTexts.ts';

const viewer: SessionViewer = {
  ...{ id: 'user_ada', email: 'ada@example.org', memberships: [], via: 'session', sessionId: 'session_1' },
};
const shared = { libraryId: 'lib_1', name: 'Shared', role: 'EDITOR', trashed: null } as const;
const names = [{ name: 'Ada', nameForOwners: 'Ada' }];

function setUp(method: string) {
  const database = {
    query: <Row>() => Promise.resolve(names as Row[]),
    transaction: () => Promise.reject(new Error('Nothing is written.')),
    close: () => Promise.resolve(),
  };
  const live = new LiveStreams({ database, bus: new ProcessBus(), clock: { now: () => new Date() } });
  const request = new IncomingMessage(new Socket());
  request.method = method;
  const response = new ServerResponse(request);
  const end = vi.spyOn(response, 'end');
  const options: LiveRequest = {
    ...{ live, viewer },
    librariesOf: () => ({
      personalId: viewer.id,
      findSource: (id) => ({ shared: id === shared.libraryId ? shared : null }),
    }),
  };
  return { live, database, request, response, end, options };
}

test('a page is told that the server is restarting', async () => {
  const { request, response, end, options } = setUp('GET');
  const address = new URL('http://localhost/api/libraries/lib_1/events');
  await answerEvents(request, response, address, { ...options, isDraining: true, onLimit: () => undefined });
  expect(response.statusCode).toBe(503);
  expect(String(end.mock.calls[0]?.[0])).toContain(liveTexts.restarting);
});

test.each([
  ['lib_1', 1],
  ['user_ada.library', 0],
])('presence in %s is reported %i times', async (id, times) => {
  const { live, database, request, response, options } = setUp('POST');
  const report = vi.spyOn(live, 'report');
  await answerPresence(request, response, new URL(`http://localhost/api/libraries/${id}/presence`), {
    ...options,
    readBody: () => Promise.resolve({ value: { tab: 'one', documentId: null, field: null } }),
    database: () => database,
  });
  expect(response.statusCode).toBe(204);
  expect(report).toHaveBeenCalledTimes(times);
  live.close();
});
