// Contract: undo and redo of changes of groups, except where somebody made another change since.
import { expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import {
  addSubjects,
  changeMembers,
  createGroup,
  deleteGroup,
  explicit,
  findGroup,
  pathsOf,
  titlesIn,
  updateGroup,
} from './groupOperations.ts';
import { undo } from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

const typeOf = { createGroup: 'CreateGroupInput', updateGroup: 'UpdateGroupInput' } as const;
const moveMutation = 'mutation m($input: MoveGroupInput!, $step: ID) { moveGroup(input: $input, step: $step) { id } }';
const deleteMutation =
  'mutation d($input: DeleteGroupInput!, $step: ID) { deleteGroup(input: $input, step: $step) { id } }';

async function changeGroup(client: ApiClient, name: keyof typeof typeOf, input: object, step: string): Promise<string> {
  const mutation = `mutation c($input: ${typeOf[name]}!, $step: ID) { ${name}(input: $input, step: $step) { id } }`;
  const answer = await client.ask<Record<string, { id: string }>>(mutation, { input, step });
  return answer[name]?.id ?? '';
}

/** Undoes a step and returns the id of the step that redoes it. */
async function back(client: ApiClient, step: string): Promise<string> {
  const { undo: again, leftCount } = await undo(client, step);
  expect(leftCount).toBe(0);
  if (again === null) throw new Error('There is no step that redoes it');
  return again;
}

const regex = (searchTerm: string) => ({
  regexKeywordGroup: { field: 'keywords', searchExpression: searchTerm, caseSensitive: false },
});

export function groupStepsContract(useTarget: UseTarget): void {
  it('changes of a group are undone and redone, field by field', async () => {
    const { client } = await newPerson(useTarget());
    const [art, sea] = [await createGroup(client, explicit('Art')), await createGroup(client, explicit('Sea'))];
    await createGroup(client, explicit('Last'));
    const input = { id: sea.id, name: 'Tides', color: '#112233', parentId: art.id, ...regex('^tide') };
    await changeGroup(client, 'updateGroup', input, 'step-1');
    expect(await pathsOf(client)).toEqual(['Art', 'Art/Tides', 'Last']);
    const again = await back(client, 'step-1');
    expect(await pathsOf(client)).toEqual(['Art', 'Sea', 'Last']);
    expect(await findGroup(client, sea.id)).toMatchObject({ __typename: 'ExplicitGroup', name: 'Sea', color: null });
    const once = await back(client, again);
    expect(await findGroup(client, sea.id)).toMatchObject({ __typename: 'RegexKeywordGroup', color: '#112233' });
    await back(client, once);
    expect(await pathsOf(client)).toEqual(['Art', 'Sea', 'Last']);
  });

  it('later changes of others are kept and reported', async () => {
    const { client } = await newPerson(useTarget());
    const { id } = await createGroup(client, explicit('Sea'));
    await changeGroup(client, 'updateGroup', { id, name: 'Tides', color: '#112233' }, 'step-1');
    await updateGroup(client, { id, name: 'Theirs', icon: 'tabler:fish' });
    expect(await undo(client, 'step-1')).toMatchObject({ count: 0, leftCount: 1, left: [id] });
    expect(await findGroup(client, id)).toMatchObject({ name: 'Theirs', color: null, icon: 'tabler:fish' });
  });

  it('a move is undone to the former place or near it', async () => {
    const { client } = await newPerson(useTarget());
    const [a, b, c] = [
      await createGroup(client, explicit('A')),
      await createGroup(client, explicit('B')),
      await createGroup(client, explicit('C')),
    ];
    await client.ask(moveMutation, { input: { id: a.id, parentId: c.id }, step: 'step-1' });
    await client.ask(moveMutation, { input: { id: b.id, before: null }, step: 'step-2' });
    expect(await pathsOf(client)).toEqual(['C', 'C/A', 'B']);
    const [second, first] = [await back(client, 'step-2'), await back(client, 'step-1')];
    expect(await pathsOf(client)).toEqual(['A', 'B', 'C']);
    await back(client, first);
    await back(client, second);
    expect(await pathsOf(client)).toEqual(['C', 'C/A', 'B']);
    // Somebody else has moved it since, so it stays.
    await client.ask(moveMutation, { input: { id: a.id, parentId: b.id }, step: 'step-3' });
    expect(await undo(client, 'step-1')).toMatchObject({ leftCount: 0 });
    await deleteGroup(client, c.id);
    expect(await undo(client, 'step-3')).toMatchObject({ count: 0, left: [a.id] });
    expect(await pathsOf(client)).toEqual(['B', 'B/A']);
  });

  it('a new group is removed unless somebody has added something to it', async () => {
    const { client } = await newPerson(useTarget());
    const { alpha, beta } = await addSubjects(client);
    const made = await changeGroup(client, 'createGroup', explicit('Mine', [alpha.id]), 'step-1');
    const again = await back(client, 'step-1');
    expect(await pathsOf(client)).toEqual([]);
    const away = await back(client, again);
    expect(await titlesIn(client, made)).toEqual(['Alpha']);

    const added = await changeMembers(client, 'addDocumentsToGroup', made, { ids: [beta.id] });
    expect(await undo(client, away)).toMatchObject({ count: 0, left: [made] });
    await undo(client, added.undo);
    await changeGroup(client, 'createGroup', explicit('Below', [], { parentId: made }), 'step-2');
    const other = await changeGroup(client, 'createGroup', explicit('Other'), 'step-3');
    await createGroup(client, explicit('Theirs', [], { parentId: other }));
    expect(await undo(client, 'step-3')).toMatchObject({ count: 0, left: [other] });
    expect(await pathsOf(client)).toEqual(['Mine', 'Mine/Below', 'Other', 'Other/Theirs']);
  });

  it('a deleted group is restored with its subgroups, and deleted again if unchanged', async () => {
    const { client } = await newPerson(useTarget());
    const { alpha } = await addSubjects(client);
    const children = [explicit('Below', [alpha.id])];
    const { id } = await createGroup(client, explicit('Above', [], { children }));
    await client.ask(deleteMutation, { input: { id }, step: 'step-1' });
    // A second request with the same id has no effect.
    await client.ask(deleteMutation, { input: { id }, step: 'step-1' });
    const again = await back(client, 'step-1');
    expect(await pathsOf(client)).toEqual(['Above', 'Above/Below']);
    const once = await back(client, again);
    expect(await pathsOf(client)).toEqual([]);
    const twice = await back(client, once);
    await updateGroup(client, { id, name: 'Theirs' });
    expect(await undo(client, twice)).toMatchObject({ count: 1, left: [id] });
    expect(await pathsOf(client)).toEqual(['Theirs']);
  });

  it('members that an update names are added and removed with it', async () => {
    const { client } = await newPerson(useTarget());
    const { alpha, beta, gamma } = await addSubjects(client);
    const { id } = await createGroup(client, explicit('Mine', [alpha.id, beta.id]));
    const input = { id, explicitGroup: { keywordDelimiter: ',', documentIds: [beta.id, gamma.id] } };
    await changeGroup(client, 'updateGroup', input, 'step-1');
    expect(await titlesIn(client, id)).toEqual(['Beta', 'Gamma']);
    const again = await back(client, 'step-1');
    expect(await titlesIn(client, id)).toEqual(['Alpha', 'Beta']);
    await back(client, again);
    expect(await titlesIn(client, id)).toEqual(['Beta', 'Gamma']);
  });

  it('an update that is sent twice with one id is made once', async () => {
    const { client } = await newPerson(useTarget());
    const { id } = await createGroup(client, explicit('Sea'));
    await changeGroup(client, 'updateGroup', { id, name: 'Tides' }, 'step-1');
    await updateGroup(client, { id, name: 'Theirs' });
    await changeGroup(client, 'updateGroup', { id, name: 'Tides' }, 'step-1');
    expect(await findGroup(client, id)).toMatchObject({ name: 'Theirs' });
  });

  it('refuses steps of other accounts and invalid ids', async () => {
    const { client } = await newPerson(useTarget());
    const { id } = await createGroup(client, explicit('Sea'));
    await changeGroup(client, 'updateGroup', { id, name: 'Tides' }, 'step-1');
    const stranger = await newPerson(useTarget());
    await stranger.client.refused('NOT_FOUND', 'mutation u($input: UndoInput!) { undo(input: $input) { count } }', {
      input: { id: 'step-1' },
    });
    for (const step of ['', 'a b', 'x'.repeat(201), '\0'])
      await client.refused('BAD_USER_INPUT', deleteMutation, { input: { id }, step });
    expect(await pathsOf(client)).toEqual(['Tides']);
  });
}
