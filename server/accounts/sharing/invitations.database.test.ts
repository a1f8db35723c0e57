// Tests what ending an invitation answers to someone who is no owner of the library any more.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testDatabase.ts';
import { endInvitation } from './invitations.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('says that the person does not own the library', async () => {
  const invitation = { libraryId: 'lib_1', id: 'inv_1', ownerId: 'user_1' };
  expect(await endInvitation(database, invitation, new Date(0))).toBe('notOwner');
});
