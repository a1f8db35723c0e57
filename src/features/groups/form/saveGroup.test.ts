// Tests that a new group is sent again unchanged after a request without an answer, so that it is not added twice.
import { commitLocalUpdate } from 'relay-runtime';
import { expect, test } from 'vitest';
import { emptyValues } from '#machines/groupForm/groupFormValues.ts';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { GROUPS } from '#src/relay/invalidateLists.ts';
import { saveGroup } from './saveGroup.ts';

const made = {
  __typename: 'ExplicitGroup',
  __isGroup: 'ExplicitGroup',
  id: 'grp_1',
  name: 'Read',
  displayName: 'Read',
  description: null,
  parent: null,
  isMade: false,
  hasChildren: false,
  isExpanded: false,
  color: null,
  icon: null,
  hierarchyType: 'INDEPENDENT',
  problem: null,
};

function server(answer = () => Response.json({ data: { createGroup: made, updateGroup: made } })) {
  const asked: { operationName: string; variables: Record<string, unknown> }[] = [];
  const environment = createEnvironment({
    url: '/api',
    libraryId: 'lib_1',
    onUnauthenticated: () => undefined,
    fetch: (_, request) => {
      asked.push(JSON.parse(request?.body as string) as (typeof asked)[number]);
      return Promise.resolve().then(answer);
    },
  });
  return { asked, change: { environment } };
}

const empty = emptyValues(null);
const form = { target: { kind: 'create', parentId: null }, before: empty, key: 'key_1' } as const;

test('a retry uses the same key, and later edits are sent as an update', async () => {
  const { asked, change } = server();
  const typed = { ...empty, name: 'Read' };
  const outcome = await saveGroup(change, { ...form, values: { ...typed, name: 'Read soon' }, unanswered: [typed] });
  expect(outcome).toEqual({ kind: 'saved', id: 'grp_1' });
  expect(asked.map(({ operationName }) => operationName)).toEqual(['createGroupMutation', 'updateGroupMutation']);
  expect(asked[0]?.variables).toMatchObject({ key: 'key_1' });
  expect(asked[1]?.variables.input).toEqual({ libraryId: 'lib_1', id: 'grp_1', name: 'Read soon' });
});

test('a retry without edits sends nothing else', async () => {
  const { asked, change } = server();
  const values = { ...empty, name: 'Read' };
  await saveGroup(change, { ...form, values, unanswered: [values] });
  expect(asked.map(({ operationName }) => operationName)).toEqual(['createGroupMutation']);
});

test('an edit that was reverted is sent if any lost request may have saved it', async () => {
  const { asked, change } = server();
  const before = { ...empty, name: 'Read' };
  const unanswered = [
    { ...before, name: 'Read soon' },
    { ...before, color: '#ff0000' },
  ];
  const target = { kind: 'edit', id: 'grp_1' } as const;
  await saveGroup(change, { target, before, key: 'key_1', values: before, unanswered });
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { libraryId: 'lib_1', id: 'grp_1', name: 'Read', color: null },
  ]);
});

test('after a request without an answer, lists and groups are fetched again', async () => {
  const { change } = server(() => {
    throw new TypeError('fetch failed');
  });
  const { environment } = change;
  commitLocalUpdate(environment, (store) => store.create('lib_1', 'Library'));
  const before = environment.getStore().lookupInvalidationState(['lib_1', GROUPS]);
  await expect(saveGroup(change, { ...form, values: { ...empty, name: 'Read' }, unanswered: [] })).rejects.toThrow();
  expect(environment.getStore().checkInvalidationState(before)).toBe(true);
});

test('if the parent was deleted, the form asks for another one, and the groups are fetched again', async () => {
  const errors = [{ message: 'There is no group with this id.', extensions: { code: 'NOT_FOUND' } }];
  const { change } = server(() => Response.json({ data: null, errors }));
  const { environment } = change;
  commitLocalUpdate(environment, (store) => store.create('lib_1', 'Library'));
  const before = environment.getStore().lookupInvalidationState(['lib_1', GROUPS]);
  const values = { ...empty, name: 'Read', parentId: 'grp_9' };
  expect(await saveGroup(change, { ...form, values, unanswered: [] })).toMatchObject({
    kind: 'problems',
    problems: [{ path: ['parentId'] }],
  });
  expect(environment.getStore().checkInvalidationState(before)).toBe(true);
});
