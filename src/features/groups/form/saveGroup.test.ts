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
    onUnauthenticated: () => undefined,
    fetch: (_, request) => {
      asked.push(JSON.parse(request?.body as string) as (typeof asked)[number]);
      return Promise.resolve().then(answer);
    },
  });
  return { asked, change: { environment, userId: 'user_1' } };
}

const empty = emptyValues(null);
const form = { target: { kind: 'create', parentId: null }, before: empty, key: 'key_1' } as const;

test('what is sent again has the same key, and what was typed since is put right', async () => {
  const { asked, change } = server();
  const typed = { ...empty, name: 'Read' };
  const outcome = await saveGroup(change, { ...form, values: { ...typed, name: 'Read soon' }, unanswered: [typed] });
  expect(outcome).toEqual({ kind: 'saved', id: 'grp_1' });
  expect(asked.map(({ operationName }) => operationName)).toEqual(['createGroupMutation', 'updateGroupMutation']);
  expect(asked[0]?.variables).toMatchObject({ key: 'key_1' });
  expect(asked[1]?.variables.input).toEqual({ id: 'grp_1', name: 'Read soon' });
});

test('the same as before is sent once', async () => {
  const { asked, change } = server();
  const values = { ...empty, name: 'Read' };
  await saveGroup(change, { ...form, values, unanswered: [values] });
  expect(asked.map(({ operationName }) => operationName)).toEqual(['createGroupMutation']);
});

test('what was typed back after a lost save is sent, for each that was lost', async () => {
  const { asked, change } = server();
  const before = { ...empty, name: 'Read' };
  const unanswered = [
    { ...before, name: 'Read soon' },
    { ...before, color: '#ff0000' },
  ];
  const target = { kind: 'edit', id: 'grp_1' } as const;
  await saveGroup(change, { target, before, key: 'key_1', values: before, unanswered });
  expect(asked.map(({ variables }) => variables.input)).toEqual([{ id: 'grp_1', name: 'Read', color: null }]);
});

test('a lost save is looked for: lists and groups are asked for again', async () => {
  const { change } = server(() => {
    throw new TypeError('fetch failed');
  });
  const { environment } = change;
  commitLocalUpdate(environment, (store) => store.create('user_1', 'User'));
  const before = environment.getStore().lookupInvalidationState(['user_1', GROUPS]);
  await expect(saveGroup(change, { ...form, values: { ...empty, name: 'Read' }, unanswered: [] })).rejects.toThrow();
  expect(environment.getStore().checkInvalidationState(before)).toBe(true);
});

test('where the group above is gone another place is to be chosen, and the groups are asked for again', async () => {
  const errors = [{ message: 'There is no group with this id.', extensions: { code: 'NOT_FOUND' } }];
  const { change } = server(() => Response.json({ data: null, errors }));
  const { environment } = change;
  commitLocalUpdate(environment, (store) => store.create('user_1', 'User'));
  const before = environment.getStore().lookupInvalidationState(['user_1', GROUPS]);
  const values = { ...empty, name: 'Read', parentId: 'grp_9' };
  expect(await saveGroup(change, { ...form, values, unanswered: [] })).toMatchObject({
    kind: 'problems',
    problems: [{ path: ['parentId'] }],
  });
  expect(environment.getStore().checkInvalidationState(before)).toBe(true);
});
