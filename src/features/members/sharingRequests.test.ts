// Tests the answers about a library that the person may no longer open, with the real network layer.
import { expect, test } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { sharingRequestsOf } from './sharingRequests.ts';

const load = (answer: object) => {
  const environment = createEnvironment({
    libraryId: 'lib_1',
    url: '/api',
    onUnauthenticated: () => undefined,
    fetch: () => Promise.resolve(Response.json(answer)),
  });
  return sharingRequestsOf(environment, 'lib_1').load(new AbortController().signal);
};

test('a person who was removed gets no library', async () => {
  await expect(load({ data: { library: null } })).resolves.toBeNull();
});

test('other failures are failures', async () => {
  const broken = { message: 'It broke.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  await expect(load({ data: { library: null }, errors: [broken] })).rejects.toThrow('It broke');
});
