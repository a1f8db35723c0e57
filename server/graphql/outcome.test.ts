// What of an error reaches the client.
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { DatabaseUnavailable, PartlyStored, StorageFull } from '../database/database.ts';
import { rateLimited } from './errors.ts';
import { maskError } from './outcome.ts';

/** As the executor hands on what a resolver threw. */
const thrown = (originalError: Error) => new GraphQLError(originalError.message, { originalError });

it.each<[string, Error]>([
  ['STORAGE_FULL', new StorageFull()],
  ['SERVICE_UNAVAILABLE', new DatabaseUnavailable()],
  ['RATE_LIMITED', rateLimited(5)],
  ['INTERNAL_SERVER_ERROR', new Error('secret')],
])('%s: says that a part of a change was kept, and by which step', (code, cause) => {
  const { message, extensions } = maskError(thrown(new PartlyStored('undo_1', cause)), () => undefined);
  expect(extensions).toMatchObject({ code, undo: 'undo_1' });
  expect(message).toMatch(/only a part of this was saved/i);
  expect(message).not.toMatch(/nothing of this|secret/);
});
