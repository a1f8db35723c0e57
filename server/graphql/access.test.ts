// Tests that the schema refuses what is not in the table of accesses, and that the table has exactly the fields of the schema.
import { graphqlSync } from 'graphql';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { expect, test } from 'vitest';
import { objectType } from '#tests/support/apiSchema.ts';
import { refusalOf, requireAccess } from './access.ts';
import { type Access, accessTable } from './accessTable.ts';
import { reaches } from './reaches.ts';
import type { TokenScope, Viewer } from './request.ts';

const session: Viewer = { id: 'ada', email: 'ada@example.org', memberships: [], via: 'session', sessionId: 'ses_1' };
const token = (scope: TokenScope, libraryId: string | null = null): Viewer => ({
  ...{ id: 'ada', email: 'ada@example.org', memberships: [], via: 'token', tokenId: 'tok_1' },
  scope,
  libraryId,
});
const codeOf = (error: Error | null) =>
  error && 'extensions' in error ? (error.extensions as { code: string }).code : null;

test.each(['Query', 'Mutation', 'User', 'Library'] as const)('the table has the fields of %s', (type) => {
  expect(Object.keys(accessTable[type]).toSorted()).toEqual(Object.keys(objectType(type).getFields()).toSorted());
});

test.each<[Access, anonymous: string | null, session: string | null, read: string | null, write: string | null]>([
  ['public', null, null, null, null],
  ['login', null, null, 'FORBIDDEN', 'FORBIDDEN'],
  ['account', 'UNAUTHENTICATED', null, 'FORBIDDEN', 'FORBIDDEN'],
  ['read', 'UNAUTHENTICATED', null, null, null],
  ['write', 'UNAUTHENTICATED', null, 'FORBIDDEN', null],
  ['lookUp', 'UNAUTHENTICATED', null, 'FORBIDDEN', null],
  ['share', 'UNAUTHENTICATED', null, 'FORBIDDEN', 'FORBIDDEN'],
  ['leave', 'UNAUTHENTICATED', null, 'FORBIDDEN', 'FORBIDDEN'],
  ['manage', 'UNAUTHENTICATED', null, 'FORBIDDEN', 'FORBIDDEN'],
])('%s', (access, ...codes) => {
  const viewers = [null, session, token('read'), token('write')];
  expect(viewers.map((viewer) => codeOf(refusalOf(access, viewer)))).toEqual(codes);
});

test('a field that is not in the table is refused, also in a session', () => {
  const typeDefs = 'type Query { listed: Int, forgotten: Int }';
  const schema = makeExecutableSchema({ typeDefs, resolvers: { Query: { listed: () => 1, forgotten: () => 2 } } });
  requireAccess(schema, { Query: { listed: 'read' } });
  const { data, errors } = graphqlSync({ schema, source: '{ listed forgotten }', contextValue: { viewer: session } });
  expect(data).toEqual({ listed: 1, forgotten: null });
  expect(errors?.map(({ path, extensions }) => [path, extensions.code])).toEqual([[['forgotten'], 'FORBIDDEN']]);
});

test('a token for one library reaches no other', () => {
  expect([token('read'), token('read', 'ada'), session].map((viewer) => reaches(viewer, 'ada'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(reaches(token('write', 'ada'), 'shared')).toBe(false);
});
