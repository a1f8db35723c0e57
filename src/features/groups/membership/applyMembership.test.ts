// Tests adding documents to groups and removing them: in order, reported in one message, undone together. Uses the real network layer and store.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Choices, NewGroup } from '#machines/groupMembership/groupMembershipTypes.ts';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { takeToasts } from '#src/ui/toast/toast.ts';
import type { DragPayload } from '../dragPayload.ts';
import type { DocumentSelection } from './addDocumentsToGroup.ts';
import { applyMembership } from './applyMembership.ts';

interface Asked {
  readonly operationName: string;
  readonly variables: {
    readonly input: {
      readonly groupId?: string;
      readonly id?: string;
      readonly groups?: readonly { name: string }[];
      readonly selection?: DocumentSelection;
    };
  };
}
type Answer = (asked: Asked) => object;

const names: Readonly<Record<string, string>> = { read: 'Read', used: 'Used', old: 'Old', far: 'Far' };
const refused = (message: string): object => ({ data: null, errors: [{ message, extensions: { code: 'NOT_FOUND' } }] });

/** A server that changes this many documents in each group; the undo id of a step is the group's name. */
const changes =
  (counts: Readonly<Record<string, number>>): Answer =>
  ({ operationName, variables: { input } }) => {
    if (operationName === 'undoStepMutation')
      return { data: { undo: { count: 1, leftCount: 0, leftGroupCount: 0, left: [], undo: null } } };
    if (operationName === 'makeGroupMutation') {
      const groups = input.groups?.map(({ name }) => ({ __typename: 'ExplicitGroup', id: `new ${name}`, name })) ?? [];
      return { data: { addGroups: { groups, madeCount: 1, undo: `undo making ${groups[0]?.name ?? ''}` } } };
    }
    const { groupId = '' } = input;
    const step = { count: counts[groupId] ?? 0, undo: `undo ${groupId}` };
    return { data: { addDocumentsToGroup: step, removeDocumentsFromGroup: step } };
  };

async function apply(
  choices: Choices,
  answer: Answer,
  documents: DragPayload = three,
  newGroups: readonly NewGroup[] = [],
) {
  const asked: Asked[] = [];
  const environment = createEnvironment({
    url: '/api',
    libraryId: 'lib_1',
    onUnauthenticated: () => undefined,
    fetch: (_, request) => {
      const operation = JSON.parse(request?.body as string) as Asked;
      asked.push(operation);
      return Promise.resolve(Response.json(answer(operation)));
    },
  });
  const outcome = await applyMembership({ environment }, documents, { choices, newGroups }, (id) => names[id] ?? '');
  return { outcome, asked, said: takeToasts() };
}

const three = { selection: { ids: ['a'] }, count: 3, name: '3 documents' };
const one = { selection: { ids: ['a'] }, count: 1, name: '“Chocolate”' };

beforeEach(() => {
  takeToasts();
});

describe('documents and groups', () => {
  it('are reported with what was done', async () => {
    const answer = changes({ read: 2, used: 1, old: 3, far: 1 });
    const words = async (choices: Choices, documents = three) =>
      (await apply(choices, answer, documents)).said.map(({ message }) => message);
    // For a single group, the number of newly added documents is known.
    expect(await words({ read: 'all' })).toEqual(['2 documents added to Read']);
    expect(await words({ used: 'none' })).toEqual(['1 document removed from Used']);
    expect(await words({ read: 'all' }, one)).toEqual(['“Chocolate” added to Read']);
    expect(await words({ read: 'all', used: 'all', old: 'none' })).toEqual([
      '3 documents added to Read and Used, removed from Old',
    ]);
    expect(await words({ read: 'all', used: 'all', old: 'all' })).toEqual([
      '3 documents added to Read, Used and 1 other',
    ]);
  });

  it('are left alone if nothing changes, and there is nothing to undo', async () => {
    expect((await apply({ read: 'all' }, changes({}), one)).said).toEqual([
      { message: '“Chocolate” is already in Read' },
    ]);
    expect((await apply({ read: 'none' }, changes({}))).said).toEqual([{ message: '3 documents are not in Read' }]);
  });

  it('are undone step by step, the last step first', async () => {
    const { said, asked } = await apply({ read: 'all', used: 'all', old: 'none' }, changes({ read: 1, old: 2 }));
    await said[0]?.action?.run();
    expect(asked.map(({ variables: { input } }) => input.id ?? input.groupId)).toEqual([
      ...['read', 'used', 'old'],
      ...['undo old', 'undo read'],
    ]);
  });

  it('stay chosen from the group on that refused them; earlier steps are reported', async () => {
    const answer = changes({ read: 3 });
    const { outcome, said, asked } = await apply({ read: 'all', used: 'all', old: 'none' }, (operation) =>
      operation.variables.input.groupId === 'used' ? refused('This group no longer exists') : answer(operation),
    );
    expect(outcome).toEqual({
      kind: 'refused',
      left: { choices: { used: 'all', old: 'none' }, newGroups: [] },
      message: 'Not added to Used: This group no longer exists',
    });
    expect(said.map(({ message }) => message)).toEqual(['3 documents added to Read']);
    expect(asked).toHaveLength(2);
  });

  it('may have changed if there is no answer, and stay chosen', async () => {
    const { outcome, said } = await apply({ read: 'all' }, () => {
      throw new TypeError('fetch failed');
    });
    expect(outcome).toEqual({
      kind: 'unanswered',
      left: { choices: { read: 'all' }, newGroups: [] },
      message: 'Network request failed. Perhaps not added to Read',
    });
    expect(said).toEqual([]);
  });

  it('are added to new groups with all other changes, and everything is undone at once', async () => {
    const choices = { soon: 'all', used: 'all' } as const;
    const named = [
      { key: 'soon', name: 'Soon' },
      { key: 'unticked', name: 'Never' },
    ];
    const { asked, said, outcome } = await apply(choices, changes({ used: 3, 'new Soon': 3 }), three, named);
    expect(outcome).toEqual({ kind: 'done' });
    expect(asked.map(({ operationName }) => operationName)).toEqual([
      'makeGroupMutation',
      'addDocumentsToGroupMutation',
      'addDocumentsToGroupMutation',
    ]);
    expect(asked[0]?.variables.input).toMatchObject({ key: 'soon', groups: [{ name: 'Soon' }] });
    expect(said.map(({ message }) => message)).toEqual(['3 documents added to Used and the new group Soon']);
    await said[0]?.action?.run();
    expect(asked.slice(3).map(({ variables: { input } }) => input.id)).toEqual([
      'undo new Soon',
      'undo used',
      'undo making Soon',
    ]);
  });

  it('are still added to a new group that was created before a failure', async () => {
    const answer = changes({});
    const { outcome, said } = await apply(
      { soon: 'all' },
      (operation) => (operation.operationName === 'makeGroupMutation' ? answer(operation) : refused('No room')),
      three,
      [{ key: 'soon', name: 'Soon' }],
    );
    expect(outcome).toMatchObject({ kind: 'refused', left: { choices: { 'new Soon': 'all' }, newGroups: [] } });
    expect(said.map(({ message }) => message)).toEqual(['The new group Soon created, still empty']);
  });
});

describe('all documents of a list', () => {
  const listed = (filterBy: NonNullable<DocumentSelection['filterBy']>) => ({
    count: 2,
    name: '2 documents',
    selection: { filterBy, except: ['c'] },
  });
  /** A server whose lists contain three documents. */
  const library: Answer = (operation) => {
    const { operationName, variables } = operation as Asked & { variables: { at?: number } };
    if (operationName !== 'loadIdsQuery') return changes({ read: 2, used: 2, old: 2, far: 2 })(operation);
    const ids = variables.at === 0 ? ['a', 'b', 'c'] : [];
    const edges = ids.map((id) => ({ node: { __typename: 'Article', __isNode: 'Article', id } }));
    return { data: { library: { __typename: 'Library', id: 'lib_1', documents: { edges } } } };
  };
  const steps = (asked: readonly Asked[]) =>
    asked
      .filter(({ operationName }) => operationName !== 'loadIdsQuery')
      .map(({ variables: { input } }) => [input.groupId ?? 'new', input.selection?.ids ?? null]);

  it('are in their new groups before the group that listed them is emptied', async () => {
    const documents = listed({ query: 'cacao', groupIds: ['old'] });
    const choices = { old: 'none', read: 'all', far: 'none', soon: 'all' } as const;
    const { asked } = await apply(choices, library, documents, [{ key: 'soon', name: 'Soon' }]);
    expect(steps(asked)).toEqual([
      ['new', null],
      ...['read', 'new Soon', 'far', 'old'].map((id) => [id, ['a', 'b', 'c']]),
    ]);
    expect(asked.at(-1)?.variables.input.selection).toEqual({ ids: ['a', 'b', 'c'], except: ['c'] });
  });

  it('stay the ones found first when the rest is retried', async () => {
    const documents = listed({ groupIds: ['old', 'far'] });
    const choices = { old: 'none', far: 'none' } as const;
    const first = await apply(
      choices,
      (operation) => {
        if (operation.operationName !== 'loadIdsQuery' && operation.variables.input.groupId === 'far')
          throw new TypeError('fetch failed');
        return library(operation);
      },
      documents,
    );
    expect(first.outcome).toMatchObject({ kind: 'unanswered', left: { choices: { far: 'none' } } });
    const { asked } = await apply({ far: 'none' }, library, documents);
    expect(steps(asked)).toEqual([['far', ['a', 'b', 'c']]]);
  });

  it('are not looked up for a single step, nor in the whole library', async () => {
    const operations = async (choices: Choices, filterBy: NonNullable<DocumentSelection['filterBy']>) =>
      (await apply(choices, library, listed(filterBy))).asked.map(({ operationName }) => operationName);
    expect(await operations({ old: 'none' }, { groupIds: ['old'] })).toEqual(['removeDocumentsFromGroupMutation']);
    expect(await operations({ old: 'none', far: 'none' }, {})).not.toContain('loadIdsQuery');
  });

  it('are not changed if they cannot be looked up', async () => {
    const { outcome, asked } = await apply(
      { old: 'none', far: 'none' },
      () => {
        throw new TypeError('fetch failed');
      },
      listed({ groupIds: ['old'] }),
    );
    expect(outcome).toMatchObject({ kind: 'refused', left: { choices: { old: 'none', far: 'none' } } });
    expect(asked.every(({ operationName }) => operationName === 'loadIdsQuery')).toBe(true);
  });
});
