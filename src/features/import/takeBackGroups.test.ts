// Which groups stay when an import is taken back: documents that stay with them are none.
import { expect, test } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { takeBackGroups } from './takeBackGroups.ts';

test('what was left of a step is counted by its groups', async () => {
  const environment = createEnvironment({
    url: '/api',
    onUnauthenticated: () => undefined,
    fetch: () => Promise.resolve(Response.json({ data: { undo: { left: ['doc_1', 'grp_1', 'doc_2'] } } })),
  });
  expect(await takeBackGroups(environment, ['undo_1'], new AbortController().signal)).toEqual(['grp_1']);
});
