// Tests what a client learns about an error.
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { DatabaseUnavailable, PartlyStored, StorageFull } from '../database/database.ts';
import { rateLimited } from './errors.ts';
import { maskError } from './outcome.ts';

/** An error as the executor wraps what a resolver has thrown. */
const thrown = (originalError: Error) => new GraphQLError(originalError.message, { originalError });

it.each<[string, Error]>([
  ['STORAGE_FULL', new StorageFull()],
  ['SERVICE_UNAVAILABLE', new DatabaseUnavailable()],
  ['RATE_LIMITED', rateLimited(5)],
  ['INTERNAL_SERVER_ERROR', new Error('secret')],
])('%s: says that part of a change was stored, and in which step', (code, cause) => {
  const { message, extensions } = maskError(thrown(new PartlyStored('undo_1', cause)), () => undefined);
  expect(extensions).toMatchObject({ code, undo: 'undo_1' });
  expect(message).toMatch(/only a part of this was saved/i);
  expect(message).not.toMatch(/nothing of this|secret/);
});
